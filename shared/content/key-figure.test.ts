import { describe, expect, test } from "vitest";
import { keyFigure } from "./key-figure.ts";

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
