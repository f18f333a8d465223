import { site } from "../../shared/brand/site.ts";

const { home, sections, openings, fields } = site.pictures;

/** Covers and portraits, which pages show as they are. */
export function isUncropped(name: string): boolean {
  return /^(?:cover|portrait)-/.test(name);
}

/** The ending of the names of upright crops, which are exported only for pages that show them. */
export const TALL = "-tall";
export const talls: readonly string[] = Object.values(fields);

/** The pictures with which pages open. On a phone they are usually the largest thing that the browser paints. */
const openingPictures = new Set<string>([...Object.values(sections), ...Object.values(openings)]);
/** The width that phones load of an opening. */
export const PHONE = 768;

/** The widths at which pages request a picture, whose largest file may have `have` pixels. */
export function widthsOf(name: string, have: number): number[] {
  if (isUncropped(name)) return [320, 640];
  if (name.endsWith(TALL)) return [400, Math.min(have, 640)];
  if (name === home) return [640, 1280, 1920];
  const largest = Math.min(have, 1280);
  const smaller = openingPictures.has(name)
    ? [480, PHONE, 960]
    : [480, largest > 1200 ? 960 : PHONE];
  return [...smaller.filter((width) => width < largest * 0.85), largest];
}

/** The data of a picture whose original is missing, with the smaller widths that it should have. */
export function withMissingWidths<T extends { width: number; widths: number[] }>(
  name: string,
  known: T,
): T {
  const smaller = widthsOf(name, known.width).filter((width) => width < known.width);
  const widths = new Set([...known.widths, ...smaller]);
  return { ...known, widths: [...widths].toSorted((a, b) => a - b) };
}
