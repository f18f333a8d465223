import { describe, expect, test } from "vitest";
import type { Font } from "./font.ts";
import { EM, Glyph } from "./glyph.ts";
import { setLine } from "./set-line.ts";

/** Every Chinese character is an em wide, every other half an em; A and V are kerned. */
const font: Font = {
  glyph: (character) => new Glyph(advance(/[\u2000-\uffff]/.test(character) ? EM : EM / 2)),
  kerning: (left, right) => (left + right === "AV" ? -40 : 0),
};

function advance(units: number): Uint8Array {
  const value = units * 2;
  return Uint8Array.of((value & 127) | 128, value >> 7);
}

const ems = (text: string) => setLine(text, font).width / EM;

describe("a set line", () => {
  test.each([
    ["squares", "钢铁", 2],
    ["a gap between Chinese and Latin", "钢AI", 2.125],
    ["no gap where there is a space", "钢 AI", 2.5],
    ["a mark within the line", "钢，铁", 3],
    ["half a mark at its end", "钢，", 1.5],
    ["half a mark at its beginning", "（钢", 1.5],
    ["marks that share their space", "钢）》，铁", 4],
    ["opening marks that share theirs", "钢（《铁", 3.5],
    ["kerned letters", "AV", 0.92],
    ["nothing", "", 0],
  ])("has %s", (_, text, width) => {
    expect(ems(text)).toBeCloseTo(width, 5);
  });

  test("is tracked between Chinese characters alone", () => {
    expect(setLine("钢铁AI", font, 50).width).toBe(setLine("钢铁AI", font).width + 50);
  });
});
