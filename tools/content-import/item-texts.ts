import { decodeHTML } from "entities/decode";
import { stripTags } from "../../shared/text/strip-tags.ts";
import { indexTokens } from "../../worker/content-service/tokens.ts";
import { pinyinOf } from "./pinyin.ts";
import type { SeedItem } from "./seed.ts";

/** The greatest length of a statement in bytes. D1 accepts at most 100,000. */
export const LONGEST_STATEMENT = 99_000;

/** The bytes of a statement that are reserved for everything except the item's longest value. */
const ROOM_FOR_REST = 1_500;

/** A token between two fields, so that a phrase search does not match across them. No keyword contains it. */
const BETWEEN_FIELDS = "\u{e000}";

/**
 * The texts by which a search finds an item, from the most important to the least. The first text is the title with
 * pinyin. The second text also contains the other fields, and the third text also contains the body.
 */
export function searchTexts({ title, fields, content }: SeedItem): string[] {
  const titles = [title, pinyinOf(title)];
  const summary = [fields.summary ?? "", (fields.keywords ?? []).join(" ")];
  return [
    titles,
    [...titles, ...summary],
    [...titles, ...summary, stripTags(content, { decode: decodeHTML })],
  ].map((texts) => texts.map(indexTokens).join(` ${BETWEEN_FIELDS} `));
}

/** Whether an item is too large to be written with one statement. */
export function isTooLarge(item: SeedItem): boolean {
  const { content } = item;
  const written = JSON.stringify({ ...item, content: "" });
  // A text this short fits even if each character takes the most bytes, so its bytes need not be counted.
  if (written.length + content.length < LONGEST_STATEMENT / 10) return false;
  return [JSON.stringify(item), ...searchTexts(item)].some(
    (text) => Buffer.byteLength(literal(text)) > LONGEST_STATEMENT - ROOM_FOR_REST,
  );
}

/** The value as an SQL literal. */
export function literal(value: string | number | null): string {
  if (value === null) return "NULL";
  // In SQLite a text would end at its first NUL character, so these characters are removed.
  return typeof value === "number"
    ? String(value)
    : `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`;
}
