import { findKeyword } from "../../../content/find-keyword.ts";

interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that match a word of the keyword and parts that do not. */
export function markKeyword(text: string, keyword: string): MarkedPart[] {
  const found = findKeyword(text, keyword);
  const parts = found.flatMap(({ start, end }, index) => [
    { text: text.slice(found[index - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  const rest = { text: text.slice(found.at(-1)?.end ?? 0), isMatch: false };
  return [...parts, rest].filter((part) => part.text !== "");
}
