import { Canvas } from "./canvas.ts";
import { drawable, MARK_HEAT, MARK_STEEL, MARK_WHOLE } from "./characters.ts";
import { Coverage } from "./coverage.ts";
import type { ReadData } from "./data.ts";
import { type Font, loadFont } from "./font.ts";
import { EM } from "./glyph.ts";
import { breakLines, cutLines } from "./lines.ts";
import { type Ink, PANEL_COLOUR, PICTURE_COLOURS, paletteWith, rampOf, solid } from "./palette.ts";
import { encodePng } from "./png.ts";
import { setLine } from "./set-line.ts";

/** What a preview shows. */
export interface Preview {
  brand: string;
  section: string;
  title: string;
  /** Name of one of the site's pictures. */
  picture: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** As client/art/previews/picture-data.ts cuts it. */
const PICTURE_WIDTH = 272;
/** WeChat shows the square in the middle, which starts at 285: all text starts within it. */
const LEFT = 324;
const TEXT_WIDTH = WIDTH - LEFT - 72;

/** The mark's drawing starts a little within its square: `bearing`. */
const BRAND = { size: 32, mark: 48, bearing: 4, gap: 12, top: 64, tracking: 0.06 };
/** The mark once more, large and hardly seen. */
const RELIEF = { size: 640, x: 764, y: 424 };
const SECTION = { size: 30, rule: 40, thickness: 4, gap: 16, above: 36, tracking: 0.04 };
/** The largest that holds the title is taken; what not even the last holds is cut. */
const TITLES = [
  { size: 96, most: 1 },
  { size: 84, most: 2 },
  { size: 72, most: 2 },
  { size: 64, most: 3 },
  { size: 56, most: 3 },
  { size: 50, most: 3 },
];
const TITLE_BOTTOM = HEIGHT - 76;
const LEADING = 1.32;
/** How far Chinese characters reach above and below the base line. */
const ASCENT = 0.88;
const DESCENT = 0.12;
const MOST_ROOM = 40;
/** No title that is longer is seen to its end. */
const LONGEST_TITLE = 120;
/** Of a section: as much as one line holds. */
const LONGEST_SECTION = 30;

/** Draws a preview as a PNG of 1200 by 630 pixels. */
export async function drawPreview(
  preview: Preview,
  read: ReadData,
): Promise<Uint8Array<ArrayBuffer>> {
  const brand = drawable(preview.brand);
  const section = Array.from(drawable(preview.section)).slice(0, LONGEST_SECTION).join("");
  const title = Array.from(drawable(preview.title)).slice(0, LONGEST_TITLE).join("");
  // The marks and what stands for a missing glyph are in the file that is always read.
  const [font, picture] = await Promise.all([
    loadFont(brand + section + title, read),
    read(`${preview.picture}.bin`),
  ]);
  const sheet = new Sheet(font);
  sheet.canvas.paste(picture.subarray(PICTURE_COLOURS * 3), PICTURE_WIDTH);
  drawBrand(sheet, brand);
  const top = drawTitle(sheet, title);
  drawSection(sheet, section, top - SECTION.above);
  const { width, height, pixels } = sheet.canvas;
  return encodePng({ width, height, pixels, palette: paletteWith(picture) });
}

function drawBrand(sheet: Sheet, brand: string): void {
  const { size, mark, bearing, gap, top, tracking } = BRAND;
  sheet.write(MARK_WHOLE, { ...RELIEF, ink: "relief" });
  const place = { x: LEFT - bearing, y: top + mark, size: mark };
  sheet.write(MARK_STEEL, { ...place, ink: "steel" });
  sheet.write(MARK_HEAT, { ...place, ink: "heat" });
  const y = top + mark / 2 + middleOf(size);
  sheet.write(brand, { x: LEFT + mark + gap, y, size, ink: "ink", tracking });
}

/** Draws the lines upwards from the bottom; yields where the first one begins. */
function drawTitle(sheet: Sheet, title: string): number {
  const { lines, size } = fitTitle(sheet, title);
  const firstBase = TITLE_BOTTOM - DESCENT * size - (lines.length - 1) * size * LEADING;
  for (const [index, line] of lines.entries()) {
    sheet.write(line, { x: LEFT, y: firstBase + index * size * LEADING, size, ink: "ink" });
  }
  return firstBase - ASCENT * size;
}

function drawSection(sheet: Sheet, section: string, bottom: number): void {
  if (section === "") return;
  const { size, rule, thickness, gap, tracking } = SECTION;
  const base = bottom - DESCENT * size;
  const middle = Math.round(base - middleOf(size) - thickness / 2);
  sheet.canvas.fill(LEFT, middle, rule, thickness, solid("heat"));
  sheet.write(section, { x: LEFT + rule + gap, y: base, size, ink: "soft", tracking });
}

/** From the middle of a line to its base. */
function middleOf(size: number): number {
  return ((ASCENT - DESCENT) / 2) * size;
}

function fitTitle(sheet: Sheet, title: string): { lines: string[]; size: number } {
  for (const { size, most } of TITLES) {
    const measure = (line: string) => sheet.measure(line, size);
    const lines = breakLines(title, { width: TEXT_WIDTH, most, measure });
    if (lines) return { lines, size };
  }
  const { size, most } = TITLES.at(-1) ?? { size: 0, most: 0 };
  const measure = (line: string) => sheet.measure(line, size);
  return { lines: cutLines(title, { width: TEXT_WIDTH, most, measure }), size };
}

interface Place {
  x: number;
  /** Of the base line. */
  y: number;
  /** Pixels an em. */
  size: number;
  ink: Ink;
  /** Ems between Chinese characters. */
  tracking?: number;
}

/** A canvas to write on. */
class Sheet {
  readonly canvas = new Canvas(WIDTH, HEIGHT, PANEL_COLOUR);
  readonly #font: Font;

  constructor(font: Font) {
    this.#font = font;
  }

  measure(text: string, size: number): number {
    return (setLine(text, this.#font).width * size) / EM;
  }

  write(text: string, { x, y, size, ink, tracking = 0 }: Place): void {
    const { glyphs, width } = setLine(text, this.#font, tracking * EM);
    const scale = size / EM;
    // Accents, descenders and tails reach out of the square.
    const room = Math.min(MOST_ROOM, size / 3);
    const [left, top] = [
      Math.max(0, Math.floor(x - room)),
      Math.max(0, Math.floor(y - size - room)),
    ];
    const right = Math.min(WIDTH, Math.ceil(x + width * scale + room));
    const bottom = Math.min(HEIGHT, Math.ceil(y + size * DESCENT + room));
    const coverage = new Coverage(right - left, bottom - top);
    for (const { glyph, x: start } of glyphs) {
      coverage.place(x - left + start * scale, Math.round(y) - top, scale);
      glyph.draw(coverage);
      coverage.close();
    }
    this.canvas.ink(coverage, left, top, rampOf(ink));
  }
}
