import { decodeHTML } from "entities/decode";
import { stripTags } from "../../shared/text/strip-tags.ts";
import { indexTokens } from "../../worker/content-service/tokens.ts";
import { pinyinOf } from "./pinyin.ts";
import type { SeedItem } from "./seed.ts";

/** The greatest length of an SQL statement in bytes. D1 accepts at most 100,000 bytes. */
export const LONGEST_STATEMENT = 99_000;

/** A statement needs at most this many bytes besides its longest value: for the SQL itself and for the other values. */
const ROOM_FOR_REST = 1_500;

/**
 * A character that separates the fields in a search text. No field contains this character. Without it, a phrase could
 * match the last words of one field together with the first words of the next field.
 */
const BETWEEN_FIELDS = "\u{e000}";

/**
 * Returns the three texts by which a search finds an item. The first text is the title with its pinyin. The second text
 * adds the summary and the keywords, and the third text adds the body. In the results, items found by their first text
 * come first.
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

/** Whether an item is too large for one SQL statement. */
export function isTooLarge(item: SeedItem): boolean {
  const { content } = item;
  const written = JSON.stringify({ ...item, content: "" });
  // An item with so few characters always fits, even if each character takes several bytes. So its bytes need not be
  // counted.
  if (written.length + content.length < LONGEST_STATEMENT / 10) return false;
  return [JSON.stringify(item), ...searchTexts(item)].some(
    (text) => Buffer.byteLength(literal(text)) > LONGEST_STATEMENT - ROOM_FOR_REST,
  );
}

/** The value as an SQL literal. */
export function literal(value: string | number | null): string {
  if (value === null) return "NULL";
  // SQLite would cut a text at its first NUL character, so NUL characters are removed.
  return typeof value === "number"
    ? String(value)
    : `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`;
}
