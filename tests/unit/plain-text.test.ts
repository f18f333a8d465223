import { expect, test } from "vitest";
import { joinedIn, plainText, repeatedIn, writtenText } from "../helpers/plain-text.ts";

test.each([
  ["<p><span>研发</span><time>2026-11-12</time></p>", ["研发2026"]],
  ["<p><span>研发</span> <time>2026-11-12</time></p>", []],
  ["<p>研发</p><p>2026</p>", []],
  ["<p><b>96%</b><svg><text>1</text></svg>换规格</p>", ["96%换规格"]],
  ["<p>钢<wbr>卷，<b>热轧</b>。</p>", []],
])("joinedIn finds words without a space between them: in %s it finds %j", (html, joined) => {
  expect(joinedIn(plainText(html))).toEqual(joined);
});

test("in the result of writtenText, words that the content writes without a space between them are joined, even if an element begins there", () => {
  const [joined = ""] = joinedIn(plainText("<li>约<span>600<!-- -->台</span></li>"));
  expect(joined).toBe("约600");
  expect(writtenText("<p>共约<em>600</em>台</p>")).toContain(joined);
});

test("repeatedIn finds a text that is followed by a copy of itself, even if the copy is divided into several elements", () => {
  const twice =
    "<p><span>以数砺钢，以智为枢</span><span><i>以数砺钢，</i><i>以智为枢</i></span></p>";
  expect(repeatedIn(plainText(twice))).toEqual(["以数砺钢以智为枢"]);
  expect(repeatedIn(plainText("<p><b>热轧</b><b>热轧</b></p><p>以数砺钢，以智</p>"))).toEqual([]);
});
