import { site } from "../../shared/brand/site.ts";

const { home, sections, openings, fields } = site.pictures;

/** Whether a picture is never cropped. Covers and portraits are shown whole. */
export function isUncropped(name: string): boolean {
  return /^(?:cover|portrait)-/.test(name);
}

/** The suffix in the names of upright crops, which are exported only for the pages that use them. */
export const TALL = "-tall";
export const talls: readonly string[] = Object.values(fields);

/**
 * The pictures at the top of pages. On a phone, such a picture is usually the largest element that the browser
 * paints.
 */
const openingPictures = new Set<string>([...Object.values(sections), ...Object.values(openings)]);
/** The width in pixels of the file that phones load for a picture at the top of a page. */
export const PHONE = 768;

/** The widths at which pages request a picture. `have` is the width of the original; no file is wider. */
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

/**
 * The facts of a picture that has no render, with all widths that pages request. Smaller files can still be made from
 * the largest file.
 */
export function withMissingWidths<T extends { width: number; widths: number[] }>(
  name: string,
  known: T,
): T {
  const smaller = widthsOf(name, known.width).filter((width) => width < known.width);
  const widths = new Set([...known.widths, ...smaller]);
  return { ...known, widths: [...widths].toSorted((a, b) => a - b) };
}
