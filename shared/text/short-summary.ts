import { cutText } from "./cut-text.ts";

/** Ideographs are twice as wide as letters. */
const MAX_LENGTH = { letters: 200, ideographs: 100 };

/**
 * A summary in a list whose entries lead to the whole text: one of more than some four lines ends with a
 * sentence before. A limit of lines would hide words from those who space text wider.
 */
export function shortSummary(summary: string): string {
  const start = summary.slice(0, MAX_LENGTH.ideographs);
  const isIdeographic = (start.match(/\p{Script=Han}/gu) ?? []).length > start.length / 2;
  return cutText(summary, isIdeographic ? MAX_LENGTH.ideographs : MAX_LENGTH.letters);
}
