/** JSON may contain integers that JavaScript numbers cannot represent exactly, for example 64-bit ids. */

/** A JavaScript number represents every integer of fewer than 16 digits exactly. */
const DIGITS = 16;
/** Matches sixteen digits. A pattern that repeats `\d` is ten times faster than `\d{16}`. */
const LONG_NUMBER = new RegExp("\\d".repeat(DIGITS));
/** Matches an integer that is not part of a decimal number. No id has more than 64 digits. */
const LONG_INTEGER = /(?<![\d.eE+-])-?\d{16,64}(?![\d.eE])/g;

/** Parses JSON. An integer beyond 2^53 becomes a string of its digits. Throws a SyntaxError like `JSON.parse`. */
export function parseExactJson(text: string): unknown {
  // Most texts have no long numbers and are parsed as they are. A reviver would take two microseconds for each value.
  return JSON.parse(LONG_NUMBER.test(text) ? quoteLongIntegers(text) : text);
}

function quoteLongIntegers(text: string): string {
  let result = "";
  let copied = 0;
  for (let at = 0; at < text.length; ) {
    const start = indexOf('"', text, at);
    if (start - at >= DIGITS) {
      result += text.slice(copied, at) + text.slice(at, start).replace(LONG_INTEGER, quoteInexact);
      copied = start;
    }
    at = endOfString(text, start);
  }
  return result + text.slice(copied);
}

function quoteInexact(digits: string): string {
  return Number.isSafeInteger(Number(digits)) ? digits : `"${digits}"`;
}

/** @param start offset of the string's opening quotation mark. */
function endOfString(text: string, start: number): number {
  let end = indexOf('"', text, start + 1);
  while (isEscaped(text, end)) end = indexOf('"', text, end + 1);
  return end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === "\\") start--;
  return at < text.length && (at - start) % 2 === 1;
}

/** Like `String.indexOf`, but returns the length of the text instead of −1. */
function indexOf(character: string, text: string, from: number): number {
  const index = text.indexOf(character, from);
  return index < 0 ? text.length : index;
}

/** workerd and Node 24 have `JSON.rawJSON`, but the types do not have it yet. */
const json = JSON as unknown as { rawJSON: (text: string) => unknown };

/**
 * Returns a value that `JSON.stringify` writes as a number, even one with more digits than a JavaScript number can
 * hold.
 */
export function exactNumber(value: number | string): unknown {
  return typeof value === "number" ? value : json.rawJSON(value);
}
