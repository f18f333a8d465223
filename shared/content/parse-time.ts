/** China has had no daylight saving time since 1991. */
const SHANGHAI_OFFSET = "+08:00";

/** Years 1 to 9999 in every time zone: formats differ beyond them, and formatting would throw. */
const EARLIEST = new Date("0001-01-02T00:00:00Z");
const LATEST = new Date("9999-12-30T23:59:59Z");

const WITHOUT_ZONE =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/;

/**
 * A time of the content service as ISO 8601 in UTC. Accepts ISO 8601 with a zone, or `YYYY-MM-DD
 * HH:mm:ss` and shorter in Asia/Shanghai (contract section 3). Undefined for anything else and for
 * years outside 1 to 9999.
 */
export function parseTime(value: string): string | undefined {
  const local = WITHOUT_ZONE.exec(value);
  const date = new Date(local ? withZone(local) : value);
  return date >= EARLIEST && date <= LATEST ? date.toISOString() : undefined;
}

function withZone([
  ,
  year,
  month = "",
  day = "",
  hour = "0",
  minute = "00",
  second = "00",
]: RegExpExecArray) {
  const two = (part: string) => part.padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${SHANGHAI_OFFSET}`;
}
