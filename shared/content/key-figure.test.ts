import { describe, expect, test } from "vitest";
import { countSteps } from "../../tests/helpers/regexp-steps.ts";
import { FIGURE, figureOf, isSaid, keyFigure } from "./key-figure.ts";

describe("the figure of a title", () => {
  test.each([
    ["2023年上半年营业收入51.3亿元，同比增长19.9%", "51.3", "亿元"],
    ["志愿服务一年账：21,400小时", "21,400", "小时"],
    ["Revenue of 7.49 billion yuan in the first half", "7.49", "billion yuan"],
    ["北纬五十度，零下38度", "38", "度"],
    ["10个月，两次改期", "10", "个月"],
    ["填报率由43%提高到86%", "86", "%"],
  ])("of “%s” is its first amount", (title, number, unit) => {
    expect(keyFigure(title)).toEqual({ number, unit });
  });

  test.each(["2026年工作会：做实三件小事", "砺控LX6台账", "短评：愿意写下“没有做到”"])(
    "is no year, no part of a name and no date: “%s”",
    (title) => {
      expect(keyFigure(title)).toBeUndefined();
    },
  );
});

describe("a figure", () => {
  const faults = { number: "280", unit: "faults" };

  test.each(["280 faults for practice", "Of 280\u200B faults, all have happened"])(
    "is said by “%s”",
    (title) => {
      expect(isSaid(faults, [title])).toBe(true);
    },
  );

  test.each(["Broken on purpose", "1,280 faults", "280.5 faults", "280 cranes"])(
    "is not said by “%s”",
    (title) => {
      expect(isSaid(faults, [title, undefined])).toBe(false);
    },
  );

  test("is said only with what it counts", () => {
    const figure = { ...faults, text: "for practice" };
    expect(isSaid(figure, ["Broken on purpose", "280 faults, all of which have happened"])).toBe(
      false,
    );
    expect(isSaid(figure, ["Broken on purpose", "280 faults for practice"])).toBe(true);
  });
});

test.each(["1,", "1,,", "1.", "1 "])("a text of many %j takes linear steps", (part) => {
  const [once = 0, twice = 0] = [100, 200].map((count) => countSteps(FIGURE, part.repeat(count)));
  expect(twice).toBeLessThanOrEqual(2.1 * once);
});

describe("the figure of an item", () => {
  const item = { title: "高温天里的作业时间表", summary: "37个户外现场改在清晨和傍晚作业" };

  test("is its first fact, with what it counts", () => {
    expect(figureOf({ ...item, facts: ["68%|热装比例，原来22%"] })).toEqual({
      number: "68%",
      unit: "",
      text: "热装比例，原来22%",
    });
  });

  test("is its first fact, with the noun", () => {
    expect(figureOf({ ...item, facts: ["37个户外现场"] })).toEqual({
      number: "37",
      unit: "个户外现场",
    });
  });

  test("is in its words if it has no fact that is short", () => {
    expect(figureOf(item)).toEqual({ number: "37", unit: "个" });
    expect(figureOf({ ...item, facts: ["52个工程现场停止户外作业"] })).toEqual({
      number: "37",
      unit: "个",
    });
    expect(figureOf({ title: "沈砺川" })).toBeUndefined();
  });
});
