import { site } from "../../shared/brand/site.ts";

const { home, sections, openings, fields } = site.pictures;

/** Covers and portraits, which pages show as they are. */
export function isUncropped(name: string): boolean {
  return /^(?:cover|portrait)-/.test(name);
}

/** Upright crops, exported where a page shows them. */
export const TALL = "-tall";
export const talls: readonly string[] = Object.values(fields);

/** What pages open with: the largest thing that a phone paints waits for it. */
const openingPictures = new Set<string>([...Object.values(sections), ...Object.values(openings)]);
/** The width that phones load of an opening. */
export const PHONE = 768;

/** The widths that pages ask for of a picture, where its largest may have `have` pixels. */
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

/** The facts of a picture without a render: those that it has, with the smaller widths that it lacks. */
export function withMissingWidths<T extends { width: number; widths: number[] }>(
  name: string,
  known: T,
): T {
  const smaller = widthsOf(name, known.width).filter((width) => width < known.width);
  const widths = new Set([...known.widths, ...smaller]);
  return { ...known, widths: [...widths].toSorted((a, b) => a - b) };
}
