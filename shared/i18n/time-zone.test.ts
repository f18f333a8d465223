import { describe, expect, test } from "vitest";
import { clockOf } from "./time-zone.ts";

const shanghai = { name: "Asia/Shanghai", fixed: { hours: 8, since: 1992 } };

describe.each([
  ["Europe/Berlin", "2026-01-15T08:00:00", "2026-07-15T09:00:00"],
  ["America/New_York", "2026-01-15T02:00:00", "2026-07-15T03:00:00"],
  ["Asia/Kolkata", "2026-01-15T12:30:00", "2026-07-15T12:30:00"],
  ["UTC", "2026-01-15T07:00:00", "2026-07-15T07:00:00"],
])("a clock in %s", (name, winter, summer) => {
  const clock = clockOf({ name });

  test.each([
    ["2026-01-15T07:00:00.000Z", winter],
    ["2026-07-15T07:00:00.000Z", summer],
  ])("shows %s as %s, and converts what it shows back to that time", (time, shown) => {
    expect(clock.shownAt(Date.parse(time)).replace(" ", "T")).toBe(shown);
    expect(new Date(clock.timeOf(shown)).toISOString()).toBe(time);
  });
});

describe("when the clocks change", () => {
  const { shownAt, timeOf } = clockOf({ name: "Europe/Berlin" });

  test.each([
    "2026-03-29T01:59:00",
    "2026-03-29T03:00:00",
    "2026-10-25T01:59:00",
    "2026-10-25T03:00:00",
  ])("the clock time %s is converted to an instant and back", (shown) => {
    expect(shownAt(timeOf(shown)).replace(" ", "T")).toBe(shown);
  });

  test("a time that the clock shows twice is read as one of the two instants", () => {
    const both = ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"];
    expect(both).toContain(new Date(timeOf("2026-10-25T02:30:00")).toISOString());
  });
});

test("a fixed offset gives the same times as the time zone database", () => {
  const fixed = clockOf(shanghai);
  const database = clockOf({ name: shanghai.name });
  for (let year = 1900; year < 2100; year += 7) {
    const time = Date.UTC(year, year % 12, 1 + (year % 28), 15, 30);
    const shown = fixed.shownAt(time).slice(0, 19).replace("T", " ");
    expect(shown).toBe(database.shownAt(time));
    expect(fixed.timeOf(shown.replace(" ", "T"))).toBe(time);
  }
});
