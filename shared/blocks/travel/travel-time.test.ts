import { expect, test } from "vitest";
import "../../i18n/all-messages.ts";
import { sumOf, travelTime } from "./travel-time.ts";

test.each([
  [8, "8分钟", "8\u00A0min"],
  [120, "2小时", "2\u00A0h"],
  [190, "3小时10分钟", "3\u00A0h\u00A010\u00A0min"],
])("%i minutes are %s or %s", (minutes, chinese, english) => {
  expect(travelTime("zh", minutes)).toBe(chinese);
  expect(travelTime("en", minutes)).toBe(english);
});

test("stretches add up, those without a figure too", () => {
  const route = [{ to: "东门" }, { minutes: 50 }, { minutes: 8, km: 3 }];
  expect([sumOf(route, "minutes"), sumOf(route, "km"), sumOf(undefined, "km")]).toEqual([58, 3, 0]);
});
