import { expect, test } from "vitest";
import { readOutline } from "./outline.ts";

test("a nested list is read as a tree, and the names in it keep their markup", () => {
  const html = `<ul>
    <li>股东会<ul>
      <li><p>监事会</p></li>
      <li>董事会 &amp; <b>总裁</b><ol><li>砺云</li></ol></li>
    </ul></li>
  </ul>`;
  expect(readOutline(html)).toEqual([
    {
      id: 1,
      name: "股东会",
      children: [
        { id: 2, name: "监事会", children: [] },
        {
          id: 3,
          name: "董事会 &amp; <b>总裁</b>",
          children: [{ id: 4, name: "砺云", children: [] }],
        },
      ],
    },
  ]);
});

test("content with anything besides a list, or with too many entries, is not an outline", () => {
  expect(readOutline("<p>按业务群管理</p><ul><li>砺云</li></ul>")).toEqual([]);
  expect(readOutline("")).toEqual([]);
  expect(readOutline(`<ul>${"<li>x</li>".repeat(200)}</ul>`)).toEqual([]);
});

test("entries with the same name have different keys", () => {
  const [first, second] = readOutline("<ul><li>办公室</li><li>办公室</li></ul>");
  expect(first?.name).toBe(second?.name);
  expect(first?.id).not.toBe(second?.id);
});
