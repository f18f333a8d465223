import { describe, expect, it } from "vitest";
import { pagerWindow } from "./pager-window.ts";

/** `1 <5 6 7 8`: a jump back and a jump forward carry their page. */
function shown(current: number, pageCount: number): string {
  const sign = { page: "", backward: "<", forward: ">" };
  return pagerWindow(current, pageCount)
    .map(({ kind, page }) => `${sign[kind]}${page}`)
    .join(" ");
}

describe("pagerWindow", () => {
  it("shows the only page", () => {
    expect(shown(1, 1)).toBe("1");
  });

  it("shows all of up to seven pages", () => {
    expect(shown(2, 4)).toBe("1 2 3 4");
    expect(shown(7, 7)).toBe("1 2 3 4 5 6 7");
  });

  it("has one gap near the beginning", () => {
    expect(shown(1, 20)).toBe("1 2 3 4 5 6 >6 20");
    expect(shown(4, 20)).toBe("1 2 3 4 5 6 >9 20");
  });

  it("has two gaps in the middle", () => {
    expect(shown(10, 20)).toBe("1 <5 8 9 10 11 12 >15 20");
    expect(shown(5, 20)).toBe("1 <1 3 4 5 6 7 >10 20");
  });

  it("has one gap near the end", () => {
    expect(shown(17, 20)).toBe("1 <12 15 16 17 18 19 20");
    expect(shown(20, 20)).toBe("1 <15 15 16 17 18 19 20");
  });

  it("jumps no further than the first and the last page", () => {
    expect(shown(4, 8)).toBe("1 2 3 4 5 6 >8 8");
    expect(shown(5, 8)).toBe("1 <1 3 4 5 6 7 8");
  });
});
