import * as v from "valibot";
import { BLOCKS } from "./blocks.ts";
import { parseTime } from "./parse-time.ts";

/**
 * Schemas for fields as content services send them (docs/behaviour.md 9), for example with numbers as strings, null for
 * missing values, and times without a time zone. The client imports only types from this file. Its bundle therefore
 * does not contain valibot.
 */

export const integer = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
  ]),
  v.safeInteger(),
);
export const nonNegative = v.pipe(integer, v.minValue(0));
export const positive = v.pipe(integer, v.minValue(1));
/** Lone surrogates are replaced, because HTML and JSON would encode them differently. */
export const text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.transform((value) => value.toWellFormed()),
);
/** Cuts a text after a number of characters, but does not split a surrogate pair. */
export const cutAt = (length: number) =>
  v.transform((text: string) =>
    text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "") : text,
  );
/** Names and keys of nodes are cut, because every document contains all of them. */
export const cutName = cutAt(100);
/** The keys that map nodes to routes, such as `NEWS ITEMS`. */
export const indexName = v.pipe(text, v.trim(), v.toUpperCase(), cutName);
export const nonEmptyText = v.pipe(text, v.trim(), v.minLength(1));
const LINE_LENGTH = 1_000;
/** The text of one line, or of a paragraph. Longer texts are cut. */
export const line = v.pipe(nonEmptyText, cutAt(LINE_LENGTH));
export const paragraph = v.pipe(nonEmptyText, cutAt(5_000));
/** A number that may be negative and may have decimals. */
export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.minLength(1), v.transform(Number))]),
  v.finite(),
);
export const amount = v.pipe(decimal, v.minValue(0), v.transform(Math.round));
/** The longest duration of videos and sessions, in seconds. */
const MAX_DURATION = 10 * 86_400;
export const seconds = v.pipe(amount, v.maxValue(MAX_DURATION));
export const identifier = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.trim(),
  v.regex(/^[\w-]{1,64}$/),
);
/** The id of a node: a number, or a string of digits if JavaScript cannot represent the number exactly. */
export const nodeIdentifier = v.union([
  nonNegative,
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{16,64}$/),
    v.transform((digits) => String(BigInt(digits))),
  ),
]);
/** The id of an item's node. The id 0 is invalid, because some services send 0 if an item has no node. */
export const ownNodeIdentifier = v.pipe(
  nodeIdentifier,
  v.check((id) => id !== 0),
);

/**
 * A list of keywords is a string or an array of words. At most this many characters of the string, or words of the
 * array, are read, because a content service may send a list of any length.
 */
const MAX_LIST = 10_000;
/** At most this many values of a list are kept. */
const MAX_KEPT = 100;
/**
 * Keeps the first values of a list. The list is cut before its values are validated, because each invalid value takes
 * time.
 */
export const firstOf = (count: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.slice(0, count)),
  );
export const keywordList = v.pipe(
  v.union([v.array(v.unknown()), v.string()]),
  v.transform((list) => list.slice(0, MAX_LIST)),
  v.transform((list) => (typeof list === "string" ? list.split(/[,，;；、]/) : list)),
  v.transform((words) => words.filter((word) => v.is(nonEmptyText, word)).slice(0, MAX_KEPT)),
  v.array(line),
);
export const phraseList = v.pipe(firstOf(MAX_KEPT), v.array(line), v.minLength(1));
/** The legs of a route. Each leg has its destination, the means of transport, the distance and the time. */
export const legs = v.pipe(
  firstOf(MAX_KEPT),
  v.array(
    v.object({
      to: optional(line),
      by: optional(line),
      km: optional(amount),
      minutes: optional(amount),
    }),
  ),
  v.minLength(1),
);
/** The name of a block. In an optional field, an unknown name counts as missing. */
export const block = v.picklist(BLOCKS);

const MAX_URL = 4_096;
export const webUrl = v.pipe(nonEmptyText, v.maxLength(MAX_URL), v.check(isWebUrl));
export const timestamp = v.pipe(nonEmptyText, v.transform(parseTime), v.string());

/** Makes a field optional. An invalid value counts as missing. */
export function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema), undefined);
}

/** Gives a field a default, which also replaces invalid values. */
export function withDefault<
  const Schema extends v.GenericSchema,
  const Default extends v.InferOutput<Schema> & v.InferInput<Schema>,
>(schema: Schema, value: Default) {
  return v.fallback(v.nullish(schema, value), value);
}

export const flag = v.pipe(
  v.union([
    v.boolean(),
    integer,
    v.pipe(
      v.string(),
      v.transform((word) => word === "true"),
    ),
  ]),
  v.transform((value: boolean | number) => Boolean(value)),
);

/** Whether a node is visible. Only 1 means visible. Some services send this value as a string or a boolean. */
export const visible = v.pipe(
  v.union([v.boolean(), integer]),
  v.transform((value: boolean | number) => Number(value) === 1),
);

/**
 * Whether a URL is allowed in links and pictures: relative, http(s), mailto or tel. Some services send `#`, `null` or
 * `undefined` if there is no URL.
 */
function isWebUrl(value: string): boolean {
  if (/^(?:#|\\\\|(?:null|undefined)$)/.test(value)) return false;
  // Nearly all URLs are paths of the site, for which a pattern is faster than parsing.
  if (/^\/[\w.-]/.test(value)) return true;
  if (!URL.canParse(value, "https://site.invalid/")) return false;
  return ["http:", "https:", "mailto:", "tel:"].includes(
    new URL(value, "https://site.invalid/").protocol,
  );
}
