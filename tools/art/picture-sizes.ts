import { site } from "../../shared/brand/site.ts";

const { home, sections, openings, fields } = site.pictures;

/** Whether a picture is never cropped, because it is a cover or a portrait. */
export function isUncropped(name: string): boolean {
  return /^(?:cover|portrait)-/.test(name);
}

/** The suffix in the names of upright crops. Only the pictures in {@link talls} have an upright crop. */
export const TALL = "-tall";
export const talls: readonly string[] = Object.values(fields);

/** The pictures at the top of pages. On a phone, such a picture is usually the Largest Contentful Paint. */
const openingPictures = new Set<string>([...Object.values(sections), ...Object.values(openings)]);
/** The width, in pixels, of the file that phones load for a picture at the top of a page. */
export const PHONE = 768;

/**
 * The widths of a picture's files, as pages request them. For covers, portraits and the home page's first picture, the
 * widths are fixed. For any other picture, the largest file is not wider than the original, whose width is `have`.
 */
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
 * Adds missing widths to a picture's entry in media.json. This function is for pictures whose original (render) is no
 * longer there. Smaller files of such a picture can be made from its largest file.
 */
export function withMissingWidths<T extends { width: number; widths: number[] }>(
  name: string,
  known: T,
): T {
  const smaller = widthsOf(name, known.width).filter((width) => width < known.width);
  const widths = new Set([...known.widths, ...smaller]);
  return { ...known, widths: [...widths].toSorted((a, b) => a - b) };
}
