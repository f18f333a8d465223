/** JSON whose integers may be longer than a number of JavaScript is exact: ids of 64 bits, for example. */

/** Numbers with fewer digits are always exact. */
const DIGITS = 16;
/** Sixteen digits. Written out, the pattern is searched for ten times faster than `\d{16}`. */
const LONG_NUMBER = new RegExp("\\d".repeat(DIGITS));
/** An integer that is not part of a decimal number. No id has more digits. */
const LONG_INTEGER = /(?<![\d.eE+-])-?\d{16,64}(?![\d.eE])/g;

/** Parses JSON; an integer beyond 2^53 becomes the string of its digits. Throws a SyntaxError like `JSON.parse`. */
export function parseExactJson(text: string): unknown {
  // Few texts have long numbers. A reviver would take two microseconds for every value of a response.
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

/** The offset of the character from there on; the length of the text if there is none. */
function indexOf(character: string, text: string, from: number): number {
  const index = text.indexOf(character, from);
  return index < 0 ? text.length : index;
}

/** JSON with a method of a later edition of ECMAScript. workerd and Node 24 have it, but the types do not. */
const json = JSON as unknown as { rawJSON: (text: string) => unknown };

/** A value for `JSON.stringify` that becomes a JSON number, though it may have more digits than a number is exact. */
export function exactNumber(value: number | string): unknown {
  return typeof value === "number" ? value : json.rawJSON(value);
}
