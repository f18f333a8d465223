import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { escapeXml, textElement, xmlCharacters } from "./xml.ts";

test("what has a meaning in XML is escaped", () => {
  expect(escapeXml(`5 < 6 & "7" > '4'`)).toBe("5 &lt; 6 &amp; &quot;7&quot; &gt; &apos;4&apos;");
});

test("what XML 1.0 forbids is dropped, what it allows stays", () => {
  const forbidden = String.fromCharCode(0, 8, 11, 12, 27, 31, 0xd800, 0xdc00 - 1, 0xfffe, 0xffff);
  expect(xmlCharacters(`a${forbidden}b`)).toBe("ab");
  expect(xmlCharacters("\t\n\r 钢𠮷é\u007f")).toBe("\t\n\r 钢𠮷é\u007f");
});

test("an element reads as what was written", () => {
  const written = "<b>&amp; ]]> 钢</b>";
  expect(new XMLParser().parse(textElement("title", written))).toEqual({ title: written });
});
