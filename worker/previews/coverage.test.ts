import { describe, expect, test } from "vitest";
import { Coverage } from "./coverage.ts";

/** The shares of all pixels, a row a line. */
function drawn(width: number, height: number, draw: (coverage: Coverage) => void): number[][] {
  const coverage = new Coverage(width, height);
  coverage.place(0, height, 1);
  draw(coverage);
  coverage.close();
  const rows = Array.from({ length: height }, () => new Array<number>(width).fill(0));
  coverage.forEach((x, y, share) => {
    const row = rows[y];
    if (row) row[x] = Math.round(share * 1000) / 1000;
  });
  return rows;
}

function box(coverage: Coverage, left: number, bottom: number, right: number, top: number): void {
  coverage.move(left, bottom);
  coverage.line(right, bottom);
  coverage.line(right, top);
  coverage.line(left, top);
}

describe("coverage", () => {
  test("is the share of each pixel", () => {
    expect(drawn(4, 2, (pen) => box(pen, 0.5, 0.25, 3, 2))).toEqual([
      [0.5, 1, 1, 0],
      [0.375, 0.75, 0.75, 0],
    ]);
  });

  test("is exact along a slope", () => {
    const triangle = drawn(4, 2, (pen) => {
      pen.move(0, 0);
      pen.line(4, 0);
      pen.line(4, 2);
    });
    expect(triangle).toEqual([
      [0, 0, 0.25, 0.75],
      [0.25, 0.75, 1, 1],
    ]);
  });

  test("has holes where an outline winds the other way", () => {
    const ring = drawn(3, 3, (pen) => {
      box(pen, 0, 0, 3, 3);
      box(pen, 2, 1, 1, 2);
    });
    expect(ring).toEqual([
      [1, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
    ]);
  });

  test("follows curves", () => {
    const rows = drawn(20, 20, (pen) => {
      // A quarter of a circle (radius 20).
      pen.move(0, 0);
      pen.line(20, 0);
      pen.curve(20, 11.05, 11.05, 20, 0, 20);
    });
    const area = rows.flat().reduce((sum, share) => sum + share, 0);
    expect(area / (100 * Math.PI)).toBeCloseTo(1, 1);
  });

  test("keeps the slope of an edge that leaves it", () => {
    const rows = drawn(2, 2, (pen) => {
      pen.move(0, 0);
      pen.line(4, 4);
      pen.line(0, 4);
    });
    expect(rows).toEqual([
      [1, 0.5],
      [0.5, 0],
    ]);
  });

  test("ends at the edges", () => {
    expect(drawn(2, 1, (pen) => box(pen, -5, -5, 9, 9))).toEqual([[1, 1]]);
  });
});
