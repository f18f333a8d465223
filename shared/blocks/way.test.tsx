import { expect, test } from "vitest";
import { renderOnPage } from "../../tests/helpers/render-on-page.tsx";
import "../i18n/all-messages.ts";
import { sumOf, travelTime } from "../items/travel-time.ts";
import { scaleEnd } from "../items/travel-times.tsx";
import Ways from "./way.tsx";

test.each([
  [8, "8分钟", "8\u00A0min"],
  [120, "2小时", "2\u00A0h"],
  [190, "3小时10分钟", "3\u00A0h\u00A010\u00A0min"],
])("%i minutes are written as %s in Chinese and as %s in English", (minutes, chinese, english) => {
  expect(travelTime("zh", minutes)).toBe(chinese);
  expect(travelTime("en", minutes)).toBe(english);
});

test("the kilometres or minutes of all legs are added up, even if these numbers are unknown for some legs", () => {
  const route = [{ to: "东门" }, { minutes: 50 }, { minutes: 8, km: 3 }];
  expect([sumOf(route, "minutes"), sumOf(route, "km"), sumOf(undefined, "km")]).toEqual([58, 3, 0]);
});

test.each([
  [0, 1],
  [1, 1],
  [5, 6],
  [31, 40],
  [870, 1000],
  [1680, 2000],
  [18_500, 20_000],
])("a scale for numbers up to %i ends at %i", (value, end) => {
  expect(scaleEnd(value)).toBe(end);
});

/** Returns for each way which kind of line it has in wide windows. */
function linesOf(...routes: { to: string; minutes?: number }[][]): (string | undefined)[] {
  const items = routes.map((route, index) => ({ id: `${index}`, title: "", content: "", route }));
  const html = renderOnPage(<Ways items={items} />);
  return [...html.matchAll(/data-line="(\w+)"/g)].map(([, line]) => line);
}

const metro = [{ to: "南站" }, { to: "东门", minutes: 58 }];
const car = [{ to: "大桥" }, { to: "东门", minutes: 20 }];
const airport = [{ to: "机场" }, { to: "南站", minutes: 42 }, { to: "东门", minutes: 58 }];

test("a way that is also the end of a longer way has no line of its own", () => {
  expect(linesOf(metro, car, airport)).toEqual(["none", "joins", "last"]);
  expect(linesOf(metro, car)).toEqual(["last", "joins"]);
  expect(linesOf(metro, metro)).toEqual(["joins", "last"]);
});

test("a way says where it starts and how long it takes, and a stop says how many minutes remain", () => {
  const html = renderOnPage(<Ways items={[{ id: "1", title: "", content: "", route: airport }]} />);
  expect(html).toContain("从机场出发，约1小时40分钟");
  expect(html).toContain("还有58分钟");
});

test.each([
  ["has no route", { id: "1", title: "从机场", content: "" }],
  [
    "does not say how long it takes",
    { id: "1", title: "从机场", content: "", route: [{ to: "门" }] },
  ],
])("no time is shown for a way that %s", (_, way) => {
  const html = renderOnPage(<Ways items={[way]} />);
  expect(html).toContain("从机场");
  expect(html).not.toMatch(/NaN|Infinity|出发|还有/);
});

test("commas separate the parts of a leg for screen readers", () => {
  const route = [
    { to: "Airport" },
    { to: "Gate", by: "metro lines 3 and 10", km: 31, minutes: 50 },
  ];
  const html = renderOnPage(
    <Ways items={[{ id: "1", title: "By metro", content: "", route }]} />,
    "en",
  );
  const heard = html.replace(/<[^>]*>/g, "").replaceAll("\u00A0", " ");
  expect(heard).toContain("metro lines 3 and 10, 31 km, 50 min");
});
