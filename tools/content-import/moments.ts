import { databaseTime } from "../../worker/content-service/visibility.ts";
import { halfWidth } from "./characters.ts";

/** The result of reading a time that an editor has typed. */
export type ReadMoment =
  /** `YYYY-MM-DD HH:mm:ss` in the time zone of the site. */
  | { time: string }
  /** The text has the form of a time, but the day or hour does not exist, as in 30 February. */
  | { missing: true }
  /**
   * The text cannot be read without a guess. `meant` is the time that the editor probably means, or an example if no
   * time can be guessed.
   */
  | { meant: string };

/** Matches year, month and day in this order, and optionally a time of day with a zone. */
const MOMENT =
  /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})(?:日|号|(?=[Tt,\s]|$))(?:[Tt,\s]*(\d{1,2})(?::|时|点)(?:(\d{1,2})(?:分|:(\d{1,2})|分(\d{1,2})秒)?)?(?:\.\d+)?\s*(Z|z|[+-]\d{2}:?\d{2})?)?$/;

const EXAMPLE = "2026-03-05 09:30:00";

/** Reads a time in any of the usual notations. A date without a time of day means midnight. */
export function readMoment(written: string): ReadMoment {
  const text = halfWidth(written)
    .trim()
    .replace(/\s*([年月日号时点分秒:/.-])\s*/g, "$1");
  const found = MOMENT.exec(text);
  if (!found) return { meant: guess(text) };
  const [, year = "", ...parts] = found;
  const [month, day, hour, minute, second] = [...parts.slice(0, 4), parts[4] ?? parts[5]].map(
    (part = "0") => part.padStart(2, "0"),
  );
  const zone = parts[6];
  const time = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  if (!exists(time)) return { missing: true };
  if (zone === undefined) return { time };
  return { time: databaseTime(Date.parse(time.replace(" ", "T") + zone.toUpperCase())) };
}

/** Whether the date and the time of day exist. `Date` would read `2025-02-30` as a day in March. */
function exists(time: string): boolean {
  const iso = time.replace(" ", "T");
  const date = new Date(`${iso}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

const HOUR = /(上午|早上|凌晨|中午|下午|晚上|[ap]m)?\s*(\d{1,2})(?:[:时点](\d{2})?)分?\s*([ap]m)?/i;
const AFTERNOON = /^(?:下午|晚上|pm)$/i;

/** Matches dates such as `11/27/2026`, in which the second number can only be the day. */
const AMERICAN = /^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})/;

/** Suggests a time for a text that {@link MOMENT} does not match, such as `11/27/2026` or `2026年11月27日下午3点`. */
function guess(text: string): string {
  const american = AMERICAN.exec(text);
  if (american) {
    const [whole, month, day, year] = american;
    return guess(`${year}-${month}-${day} ${text.slice(whole.length)}`);
  }
  const found = /(\d{4})\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})/.exec(text);
  if (!found) return guessInWords(text);
  const [whole, year, month = "", day = ""] = found;
  const [, before, hour = "0", minute = "0", after] =
    HOUR.exec(text.slice(found.index + whole.length)) ?? [];
  const isLater = AFTERNOON.test(before ?? after ?? "") && Number(hour) < 12;
  const parts = [month, day, Number(hour) + (isLater ? 12 : 0), minute];
  const [mm, dd, h, m] = parts.map((part) => String(part).padStart(2, "0"));
  const time = `${year}-${mm}-${dd} ${h}:${m}:00`;
  return exists(time) ? time : EXAMPLE;
}

/** Suggests a time for a date in English words, such as `March 5th, 2026`. */
function guessInWords(text: string): string {
  if (!/[a-z]{3}/i.test(text)) return EXAMPLE;
  const milliseconds = Date.parse(`${text.replace(/(\d)(st|nd|rd|th)/i, "$1")} UTC`);
  if (Number.isNaN(milliseconds)) return EXAMPLE;
  return new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ");
}
