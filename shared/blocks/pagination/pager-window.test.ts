import { describe, expect, it } from "vitest";
import { pagerWindow } from "./pager-window.ts";

/** Notation such as `1 <5 6 7 8`, where `<` and `>` precede the target page of a jump. */
function windowText(current: number, pageCount: number): string {
  const sign = { page: "", backward: "<", forward: ">" };
  return pagerWindow(current, pageCount)
    .map(({ kind, page }) => `${sign[kind]}${page}`)
    .join(" ");
}

describe("pagerWindow", () => {
  it("shows the only page", () => {
    expect(windowText(1, 1)).toBe("1");
  });

  it("shows all of up to seven pages", () => {
    expect(windowText(2, 4)).toBe("1 2 3 4");
    expect(windowText(7, 7)).toBe("1 2 3 4 5 6 7");
  });

  it("has one gap near the beginning", () => {
    expect(windowText(1, 20)).toBe("1 2 3 4 5 6 >6 20");
    expect(windowText(4, 20)).toBe("1 2 3 4 5 6 >9 20");
  });

  it("has two gaps in the middle", () => {
    expect(windowText(10, 20)).toBe("1 <5 8 9 10 11 12 >15 20");
    expect(windowText(5, 20)).toBe("1 <1 3 4 5 6 7 >10 20");
  });

  it("has one gap near the end", () => {
    expect(windowText(17, 20)).toBe("1 <12 15 16 17 18 19 20");
    expect(windowText(20, 20)).toBe("1 <15 15 16 17 18 19 20");
  });

  it("clamps jumps to the first and last page", () => {
    expect(windowText(4, 8)).toBe("1 2 3 4 5 6 >8 8");
    expect(windowText(5, 8)).toBe("1 <1 3 4 5 6 7 8");
  });
});
