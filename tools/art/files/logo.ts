import { readFileSync } from "node:fs";
import lettering from "./lettering.json" with { type: "json" };
import { LOGO } from "./places.ts";

export type Word = keyof typeof lettering;

/** The mark's shapes on their 32 by 32 grid. */
export function markShapes(ink: string, heat: string): string {
  return readFileSync(LOGO, "utf8")
    .replace(/<\/?svg[^>]*>/g, "")
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll("currentColor", ink)
    .replaceAll("#d9480f", heat);
}

/** A word's width at a letter size. */
export function wordWidth(word: Word, size: number): number {
  return (lettering[word].width * size) / lettering[word].em;
}

/** A word as a path; `x` is where it begins and `y` its baseline. */
export function wordPath(word: Word, x: number, y: number, size: number, fill: string): string {
  const scale = Number((size / lettering[word].em).toPrecision(4));
  const place = `translate(${tidy(x)} ${tidy(y)}) scale(${scale})`;
  return `<path fill="${fill}" transform="${place}" d="${lettering[word].path}"/>`;
}

/** Numbers in drawings need no more than a tenth of a thousandth of their width. */
export function tidy(value: number): number {
  return Number(value.toFixed(2));
}
