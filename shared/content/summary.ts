import { stripTags } from "./strip-tags.ts";
import type { ContentCard, ContentItem } from "./types.ts";

/** Characters of a summary that is made from the body. */
const SUMMARY_LENGTH = 120;
/** A sentence or a clause that ends before this share of the length would leave too little. */
const SHORTEST_SHARE = 0.5;

/** Nothing to be read in a line. */
const UNREADABLE = ["table"];

const SENTENCES = /^[\s\S]*(?:[。！？]|[.!?](?=\s))/;
const CLAUSES = /^[\s\S]*(?=[，；：]|[,;:]\s)/;

/** The item as a list shows it; a missing summary is made from the body. */
export function toCard({
  content,
  contentBreaks: _,
  tables: __,
  ...card
}: ContentItem): ContentCard {
  const summary = card.summary ?? summarise(content);
  return summary ? { ...card, summary } : card;
}

/** The beginning of a body as plain text, cut as {@link cutText} does. */
export function summarise(html: string, length = SUMMARY_LENGTH): string {
  return cutText(stripTags(html, { without: UNREADABLE, enough: length + 1 }), length);
}

/** The beginning of a text: whole sentences where one ends in time, else to the end of a clause or a word. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  // Half of a surrogate pair is no character.
  const start = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  const sentences = longEnough(SENTENCES.exec(start)?.[0], length);
  return sentences ?? `${longEnough(CLAUSES.exec(start)?.[0], length) ?? cutAtWord(start)}…`;
}

function longEnough(text: string | undefined, length: number): string | undefined {
  return text !== undefined && text.length >= length * SHORTEST_SHARE ? text : undefined;
}

/** Latin words stay whole; Chinese may be cut anywhere. */
function cutAtWord(text: string): string {
  return text.replace(/[\s,，、；;：:]*[\w’'-]*$/, (tail) => (tail.length > 24 ? tail : ""));
}
