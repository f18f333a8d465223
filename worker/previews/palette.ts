import { SHADES } from "./canvas.ts";

/** Colours that the section's picture brings along; the text's follow. */
export const PICTURE_COLOURS = 176;

/** As shared/styles/tokens.css has the stage. */
const PANEL = 0x14171a;
const INKS = { ink: 0xf4f6f7, soft: 0xbcc4cb, heat: 0xf0591a, steel: 0xe3e7eb, relief: 0x1b2024 };

export type Ink = keyof typeof INKS;

/** The first shade of an ink: nothing but the panel. */
export function rampOf(ink: Ink): number {
  return PICTURE_COLOURS + Object.keys(INKS).indexOf(ink) * SHADES;
}

/** The full shade of an ink. */
export function solid(ink: Ink): number {
  return rampOf(ink) + SHADES - 1;
}

export const PANEL_COLOUR = rampOf("ink");

/** The palette of a picture: its own colours, then the shades of each ink. */
export function paletteWith(colours: Uint8Array): Uint8Array {
  const shades = Object.values(INKS).flatMap((ink) =>
    Array.from({ length: SHADES }, (_, shade) => mixed(ink, shade / (SHADES - 1))),
  );
  return Uint8Array.from([...colours.subarray(0, PICTURE_COLOURS * 3), ...shades.flat()]);
}

function mixed(ink: number, share: number): number[] {
  const part = (colour: number, shift: number) => (colour >> shift) & 255;
  return [16, 8, 0].map((shift) =>
    Math.round(part(PANEL, shift) * (1 - share) + part(ink, shift) * share),
  );
}
