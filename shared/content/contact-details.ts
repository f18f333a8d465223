import { typedText } from "../text/typed-text.ts";

/** A part of a field. A phone number or an email address has a link. The text between them has none. */
export interface ContactDetail {
  text: string;
  href?: string;
}

/**
 * Matches a run of digits. Between two digits there may be up to three spaces, dots or hyphens. Area codes may be in
 * parentheses.
 */
const NUMBER =
  /(?:\+ ?)?(?:\d|[(（]\+?\d[\d -]{0,7}[)）])(?:[\s.‐-―-]{0,3}(?:\d|[(（]\d{1,5}[)）]))*/g;
/**
 * Matches the word before an extension. The extension is not a part of the number's link, because callers dial an
 * extension only after the call is answered.
 */
const EXTENSION_BEFORE = /(?:转|分机|内线|(?<![a-z])(?:ext(?:ension|n)?|x)|#)[\s.:：号]{0,3}$/i;
/**
 * Matches a complete Chinese number: a number with an area code, a service number, or a number with the country code.
 * If a hyphen and a few more digits follow such a number, these digits are an extension.
 */
const BEFORE_EXTENSION = /^(?:0[1-9]\d{9,10}|[48]00\d{7}|(?:\+|00)86(?:[1-9]\d{9,10}))$/;
const LAST_HYPHEN = /[‐-―-](?=\d{1,6}$)/;
/**
 * Matches the white space before a further number. The further number begins with a country, area or service code, or
 * is a mobile number or a local number of seven or eight digits. The white space inside `6800 0001` does not match.
 */
const NEXT_NUMBER =
  /(?<=\d)\s+(?=\+|[(（]?0[1-9]\d{1,2}(?!\d)|[48]00(?!\d)|1[3-9]\d{9}|[2-9]\d{6,7}(?!\d))/g;
/** The least number of digits of a complete number, with and without an area code. */
const COMPLETE = { withCode: 10, withoutCode: 7 };
/**
 * A number that follows another number must have at least this many digits. Fewer digits are an alternative ending of
 * the number before them: `68000001/02`.
 */
const SHORTEST = 5;

/** Splits a field such as `025-6800 0001 转 8002、400-800-0002` into numbers with links and the text between them. */
export function phonesIn(field: string): ContactDetail[] {
  const text = typedText(field);
  const runs = [...text.matchAll(NUMBER)]
    .flatMap(({ 0: run, index }) => numbersIn(run, index))
    .map((place) => withoutExtension(text, place));
  const numbers = runs.filter(
    ({ start, end }) =>
      !EXTENSION_BEFORE.test(text.slice(Math.max(0, start - 16), start)) &&
      (runs.length === 1 || digitsIn(text.slice(start, end)).length >= SHORTEST),
  );
  return detailsOf(text, numbers, (number) => `tel:${dialled(number)}`);
}

const ADDRESS = /(?<![\w.+'-])[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

/** Splits a field such as `a@example.com；b@example.com` into addresses with links and the text between them. */
export function emailsIn(field: string): ContactDetail[] {
  const text = typedText(field);
  const addresses = [...text.matchAll(ADDRESS)].map(({ 0: address, index }) => ({
    start: index,
    end: index + address.length,
  }));
  return detailsOf(text, addresses, (address) => `mailto:${address}`);
}

/** The parts that have links: the phone numbers or email addresses, without the text between them. */
export function linkedOf(details: readonly ContactDetail[]): string[] {
  return details.flatMap(({ text, href }) => (href === undefined ? [] : text));
}

interface Place {
  start: number;
  end: number;
}

/** Finds the numbers in a run of digits. White space may be inside a number or between two numbers. */
function numbersIn(run: string, offset: number): Place[] {
  const places: Place[] = [];
  let start = 0;
  for (const { 0: space, index } of run.matchAll(NEXT_NUMBER)) {
    const number = run.slice(start, index);
    const hasCode = /^[(（]?[+01]|^[48]00/.test(number);
    const complete = hasCode ? COMPLETE.withCode : COMPLETE.withoutCode;
    if (digitsIn(number).length < complete) continue;
    places.push({ start: offset + start, end: offset + index });
    start = index + space.length;
  }
  return [...places, { start: offset + start, end: offset + run.length }];
}

/** Removes the extension from a number such as `025-68000001-8002`. */
function withoutExtension(text: string, { start, end }: Place): Place {
  const number = text.slice(start, end);
  const before = number.slice(0, Math.max(0, number.search(LAST_HYPHEN)));
  const isComplete = BEFORE_EXTENSION.test(before.replace(/[^\d+]/g, ""));
  return { start, end: isComplete ? start + before.length : end };
}

/**
 * The digits to dial. In international numbers, the trunk prefix is left out (`(0)` in `+86 (0)25`), and `00` becomes a
 * plus sign.
 */
function dialled(number: string): string {
  const isInternational = /^[(（]?(?:\+|00)/.test(number);
  const digits = digitsIn(isInternational ? number.replace(/[(（]0[)）]/, "") : number);
  return isInternational ? `+${digits.replace(/^00/, "")}` : digits;
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, "");
}

function detailsOf(
  text: string,
  places: readonly Place[],
  hrefOf: (text: string) => string,
): ContactDetail[] {
  const details: ContactDetail[] = [];
  let at = 0;
  for (const { start, end } of places) {
    const linked = text.slice(start, end);
    if (start > at) details.push({ text: text.slice(at, start) });
    details.push({ text: linked, href: hrefOf(linked) });
    at = end;
  }
  return at < text.length ? [...details, { text: text.slice(at) }] : details;
}
