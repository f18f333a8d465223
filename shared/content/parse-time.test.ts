import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeOfDay, yearMonthDay } from "../i18n/dates.ts";
import { parseTime } from "./parse-time.ts";

test.each([
  ["2026-11-18 09:30:00", "2026-11-18T01:30:00.000Z"],
  ["2026-11-18 09:30:00.0", "2026-11-18T01:30:00.000Z"],
  ["2026-11-18T09:30:00", "2026-11-18T01:30:00.000Z"],
  ["2026-11-18T09:30", "2026-11-18T01:30:00.000Z"],
  ["2026-11-18", "2026-11-17T16:00:00.000Z"],
  ["2026-11-18T09:30:00Z", "2026-11-18T09:30:00.000Z"],
  ["2026-11-18T09:30:00.123Z", "2026-11-18T09:30:00.000Z"],
  ["2026-11-18T09:30:00+02:00", "2026-11-18T07:30:00.000Z"],
  ["2026-11-18T09:30:00+0200", "2026-11-18T07:30:00.000Z"],
  ["2026-11-18T09:30-05:00", "2026-11-18T14:30:00.000Z"],
])("%s is %s", (value, time) => {
  expect(parseTime(value)).toBe(time);
});

test.each([
  ...["5", "2026", "2026-11", "20261118", "soon", "2026.11.23", "2026/11/23", "2026-1-5"],
  ...["23 Nov 2026", "Mon, 23 Nov 2026 08:00:00 GMT", "2026年11月23日", "1795397400000"],
  ...["2026-02-30", "2026-02-30T08:00:00Z", "2026-13-01", "2026-11-18 24:30:00", "2026-11-18T9:30"],
  ...["2026-11-18T09:30:00+99:00", "2026-11-18 09:30:00 CST", "2026-11-18 09:30:61"],
])("%s is no time", (value) => {
  expect(parseTime(value)).toBeUndefined();
});

describe("a time without a zone is shown as it was written", () => {
  // China had summer time from 1986 to 1991; clocks that skip an hour do so before four.
  const written = fc
    .date({
      min: new Date("1902-01-01T00:00:00Z"),
      max: new Date("2100-01-01T00:00:00Z"),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 19).replace("T", " "))
    .filter((text) => Number(text.slice(11, 13)) >= 4);

  test.each(["1990-07-15 23:30:00", "1988-07-01 00:00:00", "1991-09-15 12:00:00"])("%s", (text) =>
    expectShown(text),
  );

  test("in every year", () => fc.assert(fc.property(written, expectShown)));
});

function expectShown(text: string): void {
  const time = parseTime(text) ?? "";
  expect(`${yearMonthDay(time)} ${timeOfDay(time)}`).toBe(text.slice(0, 16));
}
