interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at every word of the keyword, in any case; the parts together are the text. */
export function markKeyword(text: string, keyword: string): MarkedPart[] {
  const pattern = patternOf(keyword);
  if (!pattern) return [{ text, isMatch: false }];
  // A pattern with one group puts what it found at the odd places.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function patternOf(keyword: string): RegExp | undefined {
  const words = keyword
    .split(/\s+/)
    .filter((word) => word !== "")
    // Of two words that begin alike the longer one must be tried first.
    .sort((a, b) => b.length - a.length)
    .map(escapePattern);
  return words.length > 0 ? new RegExp(`(${words.join("|")})`, "giu") : undefined;
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
