import { clock } from "../i18n/time-zone.ts";

/** Years 1 to 9999 in every time zone: formats differ beyond them, and formatting would throw. */
const EARLIEST = new Date("0001-01-02T00:00:00Z");
const LATEST = new Date("9999-12-30T23:59:59Z");

const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A time of the content service as ISO 8601 in UTC, to the second. Accepts ISO 8601 and `YYYY-MM-DD
 * HH:mm:ss`; without a zone in the zone of the site. Undefined for anything else, for
 * days that do not exist and for years outside 1 to 9999.
 */
export function parseTime(value: string): string | undefined {
  const [, date, minutes = "00:00", seconds = "00", zone] = TIME.exec(value) ?? [];
  const local = `${date}T${minutes}:${seconds}`;
  // `2026-02-30` does not exist, though the parser would read it as March.
  if (new Date(`${local}Z`).getUTCDate() !== Number(date?.slice(-2))) return undefined;
  const time = new Date(zone ? local + zone : clock.timeOf(local));
  return time >= EARLIEST && time <= LATEST ? time.toISOString() : undefined;
}
