/**
 * The smallest share of the allowed length that complete sentences or clauses must fill. If they fill less, the text
 * is cut after a word.
 */
const MIN_SHARE = 0.5;

const SENTENCES = /^[\s\S]*(?:[。！？]|[.!?](?=\s))/;
const CLAUSES = /^[\s\S]*(?=[，；：]|[,;:]\s)/;

/** The beginning of a text. It ends with a complete sentence if possible, and otherwise with a clause or a word. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  // A surrogate pair must not be split.
  const start = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  const sentences = longEnough(SENTENCES.exec(start)?.[0], length);
  return sentences ?? `${longEnough(CLAUSES.exec(start)?.[0], length) ?? cutAtWord(start)}…`;
}

function longEnough(text: string | undefined, length: number): string | undefined {
  return text !== undefined && text.length >= length * MIN_SHARE ? text : undefined;
}

/** Removes an incomplete Latin word at the end. Chinese may be cut anywhere. */
function cutAtWord(text: string): string {
  return text.replace(/[\s,，、；;：:]*[\w’'-]*$/, (tail) => (tail.length > 24 ? tail : ""));
}

/**
 * Whether more than half of the first hundred characters are Chinese. Chinese characters are twice as wide as letters.
 */
export function isIdeographic(text: string): boolean {
  const start = text.slice(0, 100);
  return (start.match(/\p{Script=Han}/gu) ?? []).length > start.length / 2;
}

/** The number of characters on about four lines. */
const MAX_LENGTH = { letters: 200, ideographs: 100 };

/**
 * A summary for a list whose entries lead to the full text. It ends after the last sentence that fits into about four
 * lines. A limit of lines in CSS would hide words from visitors who use wider spacing.
 */
export function shortSummary(summary: string): string {
  return cutText(summary, isIdeographic(summary) ? MAX_LENGTH.ideographs : MAX_LENGTH.letters);
}
