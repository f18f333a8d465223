import { expect, test } from "vitest";
import { stylesOf } from "./body-styles.tsx";

const row = (cells: number) => `<tr>${"<td>1</td>".repeat(cells)}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join("")}</tbody></table>`;

test("a body with only paragraphs needs no further style sheet", () => {
  expect(stylesOf({ content: "<p>Figures, tables and code</p>" })).toEqual([]);
});

test("a body needs the style sheets of its elements", () => {
  expect(stylesOf({ content: "<blockquote>So they said</blockquote>" })).toEqual(["quotes"]);
  expect(stylesOf({ content: "<p>Run <code>ls</code></p>" })).toEqual(["code"]);
  for (const element of ['<img src="a.webp">', "<video></video>", "<iframe></iframe>"]) {
    expect(stylesOf({ content: element }), element).toEqual(["media"]);
  }
});

test.each(['<p style="color:red">1</p>', '<td nowrap="">1</td>', "<nobr>1</nobr>"])(
  "a body with the pasted markup %s can scroll sideways",
  (content) => {
    expect(stylesOf({ content })).toEqual(["pasted"]);
  },
);

test("a body needs the style sheet of wide tables only if a table has more than three columns", () => {
  const tables = [0, 100];
  expect(stylesOf({ content: table(row(3), row(3)), tables })).toEqual(["tables"]);
  expect(stylesOf({ content: table(row(1), row(4)), tables })).toEqual(["tables", "wide-tables"]);
});

test("a body with charts needs the style sheet of all charts, and then those of its kinds of charts", () => {
  const figures = ["slope", "line"].map((kind) => ({ at: 0, html: `<div data-plot="${kind}">` }));
  expect(stylesOf({ content: "<figure></figure>", figures })).toEqual([
    "media",
    "drawings",
    "line",
    "slope",
  ]);
});

test("a journey (a drawn route) needs neither the style sheet of media nor that of wide tables", () => {
  const journey = `<figure class="journey">${table(row(5), row(5))}<figcaption>1</figcaption></figure>`;
  const tables = [24, 200];
  expect(stylesOf({ content: journey, tables })).toEqual(["journey", "tables"]);
  expect(stylesOf({ content: journey + table(row(4)), tables })).toContain("wide-tables");
  expect(stylesOf({ content: `${journey}<figure></figure>`, tables })).toContain("media");
});

test("a figure with stages needs the style sheets of media and of stages, but none of charts", () => {
  const content = '<figure class="stages"><ol><li>Order</li></ol></figure>';
  expect(stylesOf({ content })).toEqual(["media", "stages"]);
});
