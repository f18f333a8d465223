import { decodeHTML } from "entities/decode";
import { stripTags } from "../../shared/text/strip-tags.ts";
import { indexTokens } from "../../worker/content-service/tokens.ts";
import { pinyinOf } from "./pinyin.ts";
import type { SeedItem } from "./seed.ts";

/** D1 accepts statements of at most 100,000 bytes. */
export const LONGEST_STATEMENT = 99_000;

/** Room in a statement for everything except an item's longest value, in bytes. */
const ROOM_FOR_REST = 1_500;

/** A token that no keyword contains. It stands between two fields, so that a phrase is not found across them. */
const BETWEEN_FIELDS = "\u{e000}";

/**
 * The texts in which search finds an item: its title with its pinyin, then also its other fields, then also
 * its body.
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

/** Whether a row of an item is longer than a statement may be. */
export function isTooLarge(item: SeedItem): boolean {
  const { content } = item;
  const written = JSON.stringify({ ...item, content: "" });
  // A text this short fits whatever its characters are, and need not be measured in bytes.
  if (written.length + content.length < LONGEST_STATEMENT / 10) return false;
  return [JSON.stringify(item), ...searchTexts(item)].some(
    (text) => Buffer.byteLength(literal(text)) > LONGEST_STATEMENT - ROOM_FOR_REST,
  );
}

/** A value in a statement. */
export function literal(value: string | number | null): string {
  if (value === null) return "NULL";
  // SQLite's text ends at a NUL character.
  return typeof value === "number"
    ? String(value)
    : `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`;
}
