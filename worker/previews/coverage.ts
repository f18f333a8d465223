import type { Pen } from "./glyph.ts";

/** Curves are drawn as so many lines: more cannot be told apart at these sizes. */
const LINES_A_CURVE = 6;

/**
 * How much of each pixel outlines cover, exactly. Each edge leaves in its cells
 * what the coverage changes by there; the sum along a row is the coverage
 * (as in font-rs by Raph Levien). Outlines may wind either way.
 */
export class Coverage implements Pen {
  readonly width: number;
  readonly height: number;
  readonly #changes: Float32Array;
  #origin = { x: 0, y: 0, scale: 1 };
  #start: Point = { x: 0, y: 0 };
  #last: Point = { x: 0, y: 0 };

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#changes = new Float32Array((width + 2) * height);
  }

  /** Where outlines start from now on, and pixels a unit. */
  place(x: number, y: number, scale: number): void {
    this.#origin = { x, y, scale };
  }

  move(x: number, y: number): void {
    this.close();
    this.#start = this.#last = this.#pixel(x, y);
  }

  line(x: number, y: number): void {
    this.#edgeTo(this.#pixel(x, y));
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [from, first, second, to] = [
      this.#last,
      this.#pixel(x1, y1),
      this.#pixel(x2, y2),
      this.#pixel(x, y),
    ];
    for (let step = 1; step <= LINES_A_CURVE; step++) {
      const t = step / LINES_A_CURVE;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      this.#edgeTo({
        x: a * from.x + b * first.x + c * second.x + d * to.x,
        y: a * from.y + b * first.y + c * second.y + d * to.y,
      });
    }
  }

  /** Ends the last outline; every one is closed. */
  close(): void {
    this.#edgeTo(this.#start);
  }

  /** Tells every pixel that is covered, from 0 to 1. */
  forEach(tell: (x: number, y: number, share: number) => void): void {
    const { width, height } = this;
    const changes = this.#changes;
    for (let y = 0; y < height; y++) {
      const row = y * (width + 2);
      let sum = 0;
      for (let x = 0; x < width; x++) {
        sum += changes[row + x] ?? 0;
        const share = Math.min(1, Math.abs(sum));
        if (share > 0.01) tell(x, y, share);
      }
    }
  }

  #pixel(x: number, y: number): Point {
    const { x: left, y: base, scale } = this.#origin;
    return { x: left + x * scale, y: base - y * scale };
  }

  #edgeTo(to: Point): void {
    const from = this.#last;
    this.#last = to;
    if (from.y < to.y) this.#edge(from, to, 1);
    else if (from.y > to.y) this.#edge(to, from, -1);
  }

  #edge(top: Point, bottom: Point, direction: number): void {
    const slope = (bottom.x - top.x) / (bottom.y - top.y);
    const first = Math.max(0, Math.floor(top.y));
    const end = Math.min(this.height, Math.ceil(bottom.y));
    for (let y = first; y < end; y++) {
      const [from, to] = [Math.max(y, top.y), Math.min(y + 1, bottom.y)];
      const a = top.x + (from - top.y) * slope;
      const b = top.x + (to - top.y) * slope;
      this.#span(y * (this.width + 2), Math.min(a, b), Math.max(a, b), (to - from) * direction);
    }
  }

  /** A piece of an edge within one row, from left to right, with the height that it covers. */
  #span(row: number, left: number, right: number, height: number): void {
    const first = Math.floor(left);
    const last = Math.max(first, Math.ceil(right) - 1);
    if (first === last) {
      this.#change(row, first, height, (left + right) / 2 - first);
      return;
    }
    const perPixel = height / (right - left);
    for (let x = first; x <= last; x++) {
      const [from, to] = [Math.max(left, x), Math.min(right, x + 1)];
      this.#change(row, x, (to - from) * perPixel, (from + to) / 2 - x);
    }
  }

  /** An edge part way through a pixel covers the rest of it, and all pixels to the right. */
  #change(row: number, x: number, height: number, way: number): void {
    if (x >= this.width) return;
    const cell = row + Math.max(0, x);
    const rest = x < 0 ? height : height * (1 - way);
    this.#changes[cell] = (this.#changes[cell] ?? 0) + rest;
    this.#changes[cell + 1] = (this.#changes[cell + 1] ?? 0) + height - rest;
  }
}

interface Point {
  x: number;
  y: number;
}
