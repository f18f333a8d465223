import { ZERO_WIDTH_SPACE } from "../text/split-at.ts";
import { PHRASE } from "./facts.ts";
import type { ContentCard } from "./types.ts";

/** A number in a title, with its unit. */
export interface KeyFigure {
  number: string;
  unit: string;
  /** What it counts, if a fact says so. */
  text?: string;
}

/** Units of numbers that are shown in large type; excludes years and dates. */
const UNITS =
  "[亿万]元|个月|万?[吨个]|小时|分钟|分贝|[名人孔天度次家条%]|[bm]illion(?: yuan| tonnes)?|hours|days|people|places|racks";

/** Each comma may begin a number again: without a limit, a long row of them would take quadratic time. */
export const FIGURE = new RegExp(`(?<![\\d.A-Za-z由])(\\d[\\d,.]{0,15})\\s?(${UNITS})`);

/** The first quantity in a text; of a change, what it is now. */
export function keyFigure(text: string): KeyFigure | undefined {
  const [, number, unit] = FIGURE.exec(text) ?? [];
  return number && unit ? { number, unit } : undefined;
}

/** Whether words say a figure completely: its number, its unit and what it counts. */
export function isSaid(
  { number, unit, text = "" }: KeyFigure,
  beside: readonly (string | undefined)[],
): boolean {
  const words = beside.join("\n").replaceAll(ZERO_WIDTH_SPACE, "");
  const numbers: readonly string[] = words.match(/\d(?:[\d.,]{0,15}\d)?/g) ?? [];
  const isWithin = (part: string) => words.includes(part.replaceAll(ZERO_WIDTH_SPACE, "").trim());
  return numbers.includes(number) && isWithin(unit) && isWithin(text);
}

/** Longest text beside the number of a fact without a unit, in ideographs and in letters. */
const MAX_IDEOGRAPHS = 6;
const MAX_LETTERS = 16;

/** What an item says in large type beside its words: its first fact, if that has a bar or is short, else the first quantity in its title or summary. */
export function figureOf({
  title = "",
  summary = "",
  facts: [fact = ""] = [],
}: Partial<Pick<ContentCard, "title" | "summary" | "facts">>): KeyFigure | undefined {
  const [, number, unit = "", text = ""] = PHRASE.exec(fact) ?? [];
  if (number && fact.includes("|")) return { number, unit, text };
  const limit = /\p{Script=Han}/u.test(text) ? MAX_IDEOGRAPHS : MAX_LETTERS;
  const name = text.replaceAll(ZERO_WIDTH_SPACE, "");
  if (number && name.length <= limit) return { number, unit: name };
  return keyFigure(`${title}，${summary}`);
}
