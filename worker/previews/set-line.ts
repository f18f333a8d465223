import { isClosing, isNarrow, isOpening, isSquare } from "./characters.ts";
import type { Font } from "./font.ts";
import { EM, type Glyph } from "./glyph.ts";

/** A glyph with the place where it starts, in units. */
export interface PlacedGlyph {
  glyph: Glyph;
  x: number;
}

export interface SetLine {
  glyphs: PlacedGlyph[];
  width: number;
}

const HALF = EM / 2;
/** Between Chinese and Latin (text-autospace). */
const GAP = EM / 8;

/** Sets a line; `tracking` comes between Chinese characters, in units. */
export function setLine(text: string, font: Font, tracking = 0): SetLine {
  const characters = Array.from(text);
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const [index, character] of characters.entries()) {
    const [before, after] = [characters[index - 1], characters[index + 1]];
    const glyph = font.glyph(character);
    if (before !== undefined) x += spaceBetween(before, character, font, tracking);
    if (losesLeft(before, character)) x -= HALF;
    glyphs.push({ glyph, x });
    x += glyph.advance;
    if (losesRight(character, after)) x -= HALF;
  }
  return { glyphs, width: x };
}

/** The empty half of a mark at the line's edge or beside another mark (text-spacing-trim). */
function losesLeft(before: string | undefined, character: string): boolean {
  return isOpening(character) && (before === undefined || isOpening(before));
}

function losesRight(character: string, after: string | undefined): boolean {
  return isClosing(character) && (after === undefined || isClosing(after) || isOpening(after));
}

function spaceBetween(before: string, after: string, font: Font, tracking: number): number {
  if (isSquare(before) && isSquare(after)) return tracking;
  const meets = (isSquare(before) && isNarrow(after)) || (isNarrow(before) && isSquare(after));
  return meets ? GAP : font.kerning(before, after);
}
