import { stripTags } from "./strip-tags.ts";
import type { ContentCard, ContentItem } from "./types.ts";

/** Characters of a summary that is made from the body. */
const SUMMARY_LENGTH = 120;
/** A sentence that ends before this share of the length would leave too little. */
const SHORTEST_SHARE = 0.5;

/** Nothing to be read in a line. */
const TABLE = /<table\b[\s\S]*?<\/table>/gi;

/** The item as a list shows it; a missing summary is made from the body. */
export function toCard({ content, ...card }: ContentItem): ContentCard {
  const summary = card.summary ?? summarise(content);
  return summary ? { ...card, summary } : card;
}

/** The beginning of a body as plain text, cut at a sentence where one ends in time. */
export function summarise(html: string, length = SUMMARY_LENGTH): string {
  const text = stripTags(html.replace(TABLE, ""));
  if (text.length <= length) return text;
  // Half of a surrogate pair is no character.
  const start = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  const sentence = /^[\s\S]*(?:[。！？]|[.!?](?=\s))/.exec(start)?.[0] ?? "";
  return sentence.length >= length * SHORTEST_SHARE ? sentence : `${cutAtWord(start)}…`;
}

/** Latin words stay whole; Chinese may be cut anywhere. */
function cutAtWord(text: string): string {
  return text.replace(/[\s,，、；;：:]*[\w’'-]*$/, (tail) => (tail.length > 24 ? tail : ""));
}
