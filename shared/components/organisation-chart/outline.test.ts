import { expect, test } from "vitest";
import { readOutline } from "./outline.ts";

test("a nested list is read as a tree, with the mark-up of its names", () => {
  const html = `<ul>
    <li>股东会<ul>
      <li><p>监事会</p></li>
      <li>董事会 &amp; <b>总裁</b><ol><li>砺云</li></ol></li>
    </ul></li>
  </ul>`;
  expect(readOutline(html)).toEqual([
    {
      name: "股东会",
      children: [
        { name: "监事会", children: [] },
        { name: "董事会 &amp; <b>总裁</b>", children: [{ name: "砺云", children: [] }] },
      ],
    },
  ]);
});

test("content with more than a list is no outline", () => {
  expect(readOutline("<p>按业务群管理</p><ul><li>砺云</li></ul>")).toEqual([]);
  expect(readOutline("")).toEqual([]);
});
