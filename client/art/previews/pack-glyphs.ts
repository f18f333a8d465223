/** A glyph as outlines.py writes it: code point, advance, contours of [x, y] or [x1, y1, x2, y2, x, y]. */
export type Glyph = [code: number, advance: number, contours: number[][][]];

/** As worker/previews/glyph.ts reads them. */
const MOVE = 0;
const LINE = 1;
const HORIZONTAL = 2;
const VERTICAL = 3;
const CURVE = 4;

/** A file of glyphs: how many, then code point and length of each (16 bits), then the glyphs themselves. */
export function packGlyphs(glyphs: readonly Glyph[]): Buffer {
  const bodies = glyphs.map((glyph) => Buffer.from(packGlyph(glyph)));
  const head = Buffer.alloc(2 + glyphs.length * 4);
  head.writeUInt16LE(glyphs.length);
  glyphs.forEach(([code], index) => {
    head.writeUInt16LE(code, 2 + index * 4);
    head.writeUInt16LE(bodies[index].length, 4 + index * 4);
  });
  return Buffer.concat([head, ...bodies]);
}

/** Each point is told from the one before: steps are short, and alike in many glyphs. */
function packGlyph([, advance, contours]: Glyph): number[] {
  const bytes = signed(advance);
  let [x, y] = [0, 0];
  for (const contour of contours) {
    for (const [index, segment] of withoutClosingLine(contour).entries()) {
      const steps: number[] = [];
      for (let at = 0; at < segment.length; at += 2) {
        steps.push(segment[at] - x, segment[at + 1] - y);
        [x, y] = [segment[at], segment[at + 1]];
      }
      bytes.push(...packSteps(steps, index === 0));
    }
  }
  return bytes;
}

function packSteps(steps: number[], isStart: boolean): number[] {
  const told = (operation: number, numbers: number[]) => [operation, ...numbers.flatMap(signed)];
  if (isStart) return told(MOVE, steps);
  if (steps.length === 6) return told(CURVE, steps);
  if (steps[1] === 0) return told(HORIZONTAL, [steps[0]]);
  return steps[0] === 0 ? told(VERTICAL, [steps[1]]) : told(LINE, steps);
}

/** The reader closes a contour by itself. */
function withoutClosingLine(contour: number[][]): number[][] {
  const [first, last] = [contour[0], contour.at(-1)!];
  const isClosing = last.length === 2 && last[0] === first[0] && last[1] === first[1];
  return isClosing && contour.length > 1 ? contour.slice(0, -1) : contour;
}

/** Seven bits a byte, the lowest first; small numbers of either sign are short. */
function signed(value: number): number[] {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  const bytes: number[] = [];
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}
