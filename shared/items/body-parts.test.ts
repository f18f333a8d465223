import { expect, test } from "vitest";
import { partsOf } from "./body-parts.tsx";

const row = (cells: number) => `<tr>${"<td>1</td>".repeat(cells)}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join("")}</tbody></table>`;

test("a body of paragraphs needs no sheet beside that of all bodies", () => {
  expect(partsOf({ content: "<p>Figures, tables and code</p>" })).toEqual([]);
});

test("a body needs the sheets of the elements in it", () => {
  expect(partsOf({ content: "<blockquote>So they said</blockquote>" })).toEqual(["quotes"]);
  expect(partsOf({ content: "<p>Run <code>ls</code></p>" })).toEqual(["code"]);
  for (const element of ['<img src="a.webp">', "<video></video>", "<iframe></iframe>"]) {
    expect(partsOf({ content: element }), element).toEqual(["media"]);
  }
});

test("a body needs the sheet of wide tables only if a table has more than three columns", () => {
  const tables = [0, 100];
  expect(partsOf({ content: table(row(3), row(3)), tables })).toEqual(["tables"]);
  expect(partsOf({ content: table(row(1), row(4)), tables })).toEqual(["tables", "wide-tables"]);
});

test("a body needs the sheets of the kinds of its drawings, after that of all drawings", () => {
  const figures = ["slope", "line"].map((kind) => ({ at: 0, html: `<div data-plot="${kind}">` }));
  expect(partsOf({ content: "<figure></figure>", figures })).toEqual([
    "media",
    "drawings",
    "line",
    "slope",
  ]);
});

test("stages have a sheet of their own, although nothing is drawn", () => {
  const content = '<figure class="stages"><ol><li>Order</li></ol></figure>';
  expect(partsOf({ content })).toEqual(["media", "stages"]);
});
