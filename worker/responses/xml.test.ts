import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { escapeXml, textElement, xmlCharacters } from "./xml.ts";

test("escapeXml escapes the characters of XML markup", () => {
  expect(escapeXml(`5 < 6 & "7" > '4'`)).toBe("5 &lt; 6 &amp; &quot;7&quot; &gt; &apos;4&apos;");
});

test("xmlCharacters drops the characters that XML 1.0 forbids, and keeps all other characters", () => {
  const forbidden = String.fromCharCode(0, 8, 11, 12, 27, 31, 0xd800, 0xdc00 - 1, 0xfffe, 0xffff);
  expect(xmlCharacters(`a${forbidden}b`)).toBe("ab");
  expect(xmlCharacters("\t\n\r 钢𠮷é\u007f")).toBe("\t\n\r 钢𠮷é\u007f");
});

test("the text of an element survives parsing", () => {
  const written = "<b>&amp; ]]> 钢</b>";
  expect(new XMLParser().parse(textElement("title", written))).toEqual({ title: written });
});
