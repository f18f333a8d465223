import { MISSING } from "./characters.ts";
import type { ReadData } from "./data.ts";
import { Glyph } from "./glyph.ts";

/** As client/art/previews/font-data.ts writes it: the file of each code point, then the kerning. */
const CODES = 0x10000;
const FIRST_LETTER = 0x20;
const LETTERS = 96;
/** The file of Latin, punctuation and the most frequent characters. */
const COMMON = 1;

export interface Font {
  /** The glyph of a character, or what stands for one that is missing. */
  glyph(character: string): Glyph;
  /** What the advance of the first changes by before the second. */
  kerning(left: string, right: string): number;
}

/** The font as far as a text needs it. */
export async function loadFont(text: string, read: ReadData): Promise<Font> {
  const [index, common] = await Promise.all([read("glyphs.bin"), read(fileName(COMMON))]);
  const numbers = new Set(Array.from(text, (character) => fileOf(index, codeOf(character))));
  const others = [...numbers].filter((number) => number > COMMON);
  const files = await Promise.all(
    others.map(async (number) => [number, await read(fileName(number))] as const),
  );
  return fontOf(index, new Map([[COMMON, common], ...files]));
}

function fontOf(index: Uint8Array, files: ReadonlyMap<number, Uint8Array>): Font {
  const known = new Map<number, Glyph | undefined>();
  const find = (code: number) => {
    if (known.has(code)) return known.get(code);
    const file = files.get(fileOf(index, code));
    const glyph = file && glyphIn(file, code);
    known.set(code, glyph);
    return glyph;
  };
  const kerning = new Int8Array(index.buffer, index.byteOffset + CODES);
  const rank = (character: string) => codeOf(character) - FIRST_LETTER;
  return {
    glyph: (character) => find(codeOf(character)) ?? find(codeOf(MISSING)) ?? new Glyph(NOTHING),
    kerning: (left, right) => {
      const [row, column] = [rank(left), rank(right)];
      const isKnown = row >= 0 && row < LETTERS && column >= 0 && column < LETTERS;
      return isKnown ? (kerning[row * LETTERS + column] ?? 0) : 0;
    },
  };
}

const NOTHING = new Uint8Array(1);

/** A file tells how many, then code point and length of each, then the glyphs one after the other. */
function glyphIn(file: Uint8Array, wanted: number): Glyph | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const bodies = 2 + view.getUint16(0, true) * 4;
  let start = bodies;
  for (let at = 2; at < bodies; at += 4) {
    const end = start + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === wanted) return new Glyph(file.subarray(start, end));
    start = end;
  }
  return undefined;
}

/** 0 where there is no such glyph. */
function fileOf(index: Uint8Array, code: number): number {
  return code < CODES ? (index[code] ?? 0) : 0;
}

function fileName(number: number): string {
  return `glyphs-${number}.bin`;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
