import { describe, expect, test } from "vitest";
import { createHtmlCleaner } from "./html.ts";

const clean = createHtmlCleaner([]);

/** A table whose rows are written as `th 年|th 月`, with attributes in brackets: `td[colspan=2] 一`. */
function table(...rows: string[]): string {
  const cells = (row: string) =>
    row.replace(/(t[hd])(?:\[([^\]]*)\])? ?([^|]*)(?:\||$)/g, (_, tag, attributes = "", text) => {
      const written = attributes.replace(/=(\w+)/g, '="$1"');
      return `<${tag}${written && ` ${written}`}>${text}</${tag}>`;
    });
  return `<table><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</tbody></table>`;
}

describe("a table whose first row has column headers", () => {
  test.each([
    [
      "",
      ["th 年|th 吨", "td 2025|td 3", "td 2026|td 4"],
      ["th 年|th 吨", "th[scope=row] 2025|td 3", "th[scope=row] 2026|td 4"],
    ],
    [
      ", which may span several rows",
      ["th 年|th 吨", "td[rowspan=2] 2025|td 3", "td 4", "td 2026|td 5"],
      ["th 年|th 吨", "th[rowspan=2 scope=rowgroup] 2025|td 3", "td 4", "th[scope=row] 2026|td 5"],
    ],
    [
      ", except for empty cells and cells across all columns",
      ["th 年|th 吨", "td |td 3", "td[colspan=2] 注"],
      ["th 年|th 吨", "td |td 3", "td[colspan=2] 注"],
    ],
  ])("gets row headers%s", (_, rows, expected) => {
    expect(clean(table(...rows))).toBe(table(...expected));
  });
});

test("a table without column headers is unchanged", () => {
  const html = table("td 年|td 吨", "td 2025|td 3");
  expect(clean(html)).toBe(html);
});

describe("a first row", () => {
  test.each(["td", "th"])(
    "becomes the caption if its only cell, a %s, spans all columns",
    (tag) => {
      const html = table(`${tag}[colspan=2] 产量`, "th 年|th 吨", "td 2025|td 3");
      expect(clean(html)).toBe(
        table("th 年|th 吨", "th[scope=row] 2025|td 3").replace(
          "<table>",
          "<table><caption>产量</caption>",
        ),
      );
    },
  );

  test("becomes the caption if it is alone in the table's head", () => {
    expect(
      clean(
        "<table><thead><tr><th colspan=2>产量</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
      ),
    ).toBe("<table><caption>产量</caption><tbody><tr><td>1</td><td>2</td></tr></tbody></table>");
  });

  test.each([
    [
      "has a cell that spans only some of the columns",
      table("td[colspan=2] 一|td 二", "td 1|td 2|td 3"),
    ],
    ["has a single cell across several rows", table("td[rowspan=2] 一", "td 1|td 2|td 3")],
    ["is the only row", table("td[colspan=2] 一")],
    ["has a single column", table("td 一", "td 二")],
  ])("stays a row if it %s", (_, html) => {
    expect(clean(html)).toBe(html);
  });
});

test("a row with too few cells gets another cell, so that all rows have the same columns", () => {
  expect(clean(table("td 一|td 二|td 三|td 四", "td 1|td 2"))).toBe(
    table("td 一|td 二|td 三|td 四", "td 1|td 2|td[colspan=2] "),
  );
});

test("thousands of cells that span all rows are cleaned in linear time", () => {
  const html = table("td 一|td 二", ...Array.from({ length: 12_000 }, () => "td[rowspan=65534] 1"));
  expect(clean(html)).toHaveLength(html.length);
});
