import type { Coverage } from "./coverage.ts";

/** From the panel's colour to the ink's. */
export const SHADES = 16;

/** A picture of one byte a pixel; a byte names a colour of a palette. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, colour: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height).fill(colour);
  }

  fill(left: number, top: number, width: number, height: number, colour: number): void {
    for (let y = top; y < top + height; y++) {
      const row = y * this.width + left;
      this.pixels.fill(colour, row, row + width);
    }
  }

  /** Copies rows of pixels to the left edge. */
  paste(pixels: Uint8Array, width: number): void {
    for (let y = 0; y < this.height; y++) {
      this.pixels.set(pixels.subarray(y * width, (y + 1) * width), y * this.width);
    }
  }

  /** Lays ink over the panel, where all of the coverage lies on the canvas; `ramp` is the first of the ink's shades in the palette. */
  ink(coverage: Coverage, left: number, top: number, ramp: number): void {
    coverage.forEach((x, y, share) => {
      this.pixels[(top + y) * this.width + left + x] = ramp + Math.round(share * (SHADES - 1));
    });
  }
}
