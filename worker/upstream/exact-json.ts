/** JSON whose integers may be longer than a number of JavaScript is exact: ids of 64 bits, for example. */

/** What a reviver and `JSON.rawJSON` add to JSON (ECMAScript 2026); workerd and Node 24 have them, the types do not yet. */
interface ExactJson {
  parse(text: string, revive: (key: string, value: unknown, context: Source) => unknown): unknown;
  rawJSON(text: string): unknown;
}

interface Source {
  /** The text of a primitive value. */
  source?: string;
}

const json = JSON as unknown as ExactJson;

/** Only numbers of 16 digits or more may be inexact. Written out, the pattern is searched for ten times faster than `\d{16}`. */
const LONG_NUMBER = new RegExp("\\d".repeat(16));
const INTEGER = /^-?\d+$/;

/** Parses JSON; an integer beyond 2^53 becomes the string of its digits. Throws a SyntaxError like `JSON.parse`. */
export function parseExactJson(text: string): unknown {
  // A reviver takes several times as long, and few texts need one.
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  return json.parse(text, (_, value, { source }) =>
    typeof value === "number" &&
    !Number.isSafeInteger(value) &&
    source !== undefined &&
    INTEGER.test(source)
      ? source
      : value,
  );
}

/** A value for `JSON.stringify` that becomes a JSON number, though it may have more digits than a number is exact. */
export function exactNumber(value: number | string): unknown {
  return typeof value === "number" ? value : json.rawJSON(value);
}
