import { describe, expect, test } from "vitest";
import "./all-messages.ts";
import {
  day,
  formatDate,
  monthOfYear,
  shortDate,
  timeOfDay,
  year,
  yearMonth,
  yearMonthDay,
} from "./dates.ts";

// It is half past midnight on New Year's Day in Shanghai, but still the old year in London.
const time = "2025-12-31T16:30:00.000Z";

describe("the time zone of Shanghai, wherever the code runs", () => {
  test("years, months and days are those of Shanghai", () => {
    expect([year(time), yearMonth(time), day(time)]).toEqual(["2026", "2026-01", "01"]);
  });

  test("numeric dates are those of Shanghai, with any separator, even an empty one", () => {
    expect(yearMonthDay(time, ".")).toBe("2026.01.01");
    expect(yearMonth(time, " / ")).toBe("2026 / 01");
    expect(yearMonthDay(time, "")).toBe("20260101");
  });

  test("times of day are those of Shanghai, and a number of seconds can be added to them", () => {
    expect(timeOfDay(time)).toBe("00:30");
    expect(timeOfDay(time, 45 * 60)).toBe("01:15");
  });

  test("dates in the form of each locale are those of Shanghai", () => {
    expect(formatDate("zh", time)).toBe("2026年1月1日");
    expect(formatDate("en", time)).toBe("1 January 2026");
    expect([shortDate("zh", time), shortDate("en", time)]).toEqual(["2026-01-01", "1 Jan 2026"]);
    expect([monthOfYear("zh", time), monthOfYear("en", time)]).toEqual(["1月", "January"]);
  });
});

test("numeric dates have four digits for the year in all centuries, but dates in words do not", () => {
  expect(yearMonthDay("0007-05-06T04:00:00.000Z")).toBe("0007-05-06");
  expect(formatDate("zh", "0987-05-06T04:00:00.000Z")).toBe("987年5月6日");
});

test("every month has the same name as in Intl", () => {
  const options = { timeZone: "Asia/Shanghai" };
  const long = {
    zh: new Intl.DateTimeFormat("zh-CN", { ...options, dateStyle: "long" }),
    en: new Intl.DateTimeFormat("en-GB", { ...options, dateStyle: "long" }),
  };
  const short = new Intl.DateTimeFormat("en-GB", { ...options, dateStyle: "medium" });
  const month = new Intl.DateTimeFormat("en-GB", { ...options, month: "long" });
  for (const date of Array.from({ length: 48 }, (_, at) => new Date(Date.UTC(1989, at, 7 + at)))) {
    const iso = date.toISOString();
    expect(formatDate("zh", iso)).toBe(long.zh.format(date));
    expect(formatDate("en", iso)).toBe(long.en.format(date));
    // British English writes "Sept", but lists use months with three letters.
    expect(shortDate("en", iso)).toBe(short.format(date).replace("Sept", "Sep"));
    expect(monthOfYear("en", iso)).toBe(month.format(date));
  }
});

test("daylight saving time is applied in the years that had it", () => {
  // Without summer time, this is one hour before midnight. With summer time, it is midnight.
  expect(yearMonthDay("1988-07-01T15:00:00.000Z")).toBe("1988-07-02");
  expect(yearMonthDay("1992-07-01T15:00:00.000Z")).toBe("1992-07-01");
});
