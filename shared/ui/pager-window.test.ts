import { expect, test } from "vitest";
import { pagerWindow } from "./pager-window.ts";

/**
 * Writes links as `1 <5 6 7 8`, where `<` and `>` precede the target page of a jump. In the tests, the current page
 * is in brackets.
 */
function windowText(current: number, pageCount: number): string {
  const sign = { page: "", backward: "<", forward: ">" };
  return pagerWindow(current, pageCount)
    .map(({ kind, page }) => `${sign[kind]}${page}`)
    .join(" ");
}

test.each([
  ["a single link if there is only one page", "1"],
  ["links to all pages if there are at most seven", "1 [2] 3 4", "1 2 3 4 5 6 [7]"],
  ["one gap near the beginning", "[1] 2 3 4 5 6 >6 20", "1 2 3 [4] 5 6 >9 20"],
  ["two gaps in the middle", "1 <5 8 9 [10] 11 12 >15 20", "1 <1 3 4 [5] 6 7 >10 20"],
  ["one gap near the end", "1 <12 15 16 [17] 18 19 20", "1 <15 15 16 17 18 19 [20]"],
  ["jumps to the first and the last page", "1 2 3 [4] 5 6 >8 8", "1 <1 3 4 [5] 6 7 8"],
])("the pager has %s", (_, ...windows) => {
  for (const window of windows) {
    const current = Number(/\[(\d+)\]/.exec(window)?.[1] ?? 1);
    const pageCount = Number(/(\d+)\]?$/.exec(window)?.[1]);
    expect(windowText(current, pageCount)).toBe(window.replace(/[[\]]/g, ""));
  }
});
