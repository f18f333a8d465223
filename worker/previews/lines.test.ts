import { describe, expect, test } from "vitest";
import { breakLines, cutLines, pieces } from "./lines.ts";

/** Chinese characters are two wide, all others one. */
const measure = (line: string) =>
  Array.from(line).reduce((sum, character) => sum + (character > "\u2fff" ? 2 : 1), 0);
const column = (width: number, most = 3) => ({ width, most, measure });

describe("a line", () => {
  test.each([
    ["让每一炉钢，都有数可循", 12],
    ["《白皮书（2026）》发布：“数字孪生”上线！", 10],
    ["吨钢能耗下降3.7%，成本降低1,900万元", 12],
    ["签署“数字孪生炼钢”战略合作协议、共建智能工厂。", 14],
  ])("begins with no closing mark and ends with no opening one: %s", (text, width) => {
    const lines = breakLines(text, column(width, 9)) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).toBe(text);
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。、；：！？）》〉」』”’%]/);
      expect(line).not.toMatch(/[（《〈「『“‘]$/);
      expect(measure(line)).toBeLessThanOrEqual(width);
    }
  });

  test("keeps words and numbers whole", () => {
    expect(pieces("AI+MES让GB/T 28181-2022产线提速3.7%")).toEqual(
      expect.arrayContaining(["AI+MES", "GB/T ", "28181-2022", "3.7%"]),
    );
  });

  test("keeps Chinese words whole", () => {
    expect(pieces("新一代信息基础设施")).toEqual(expect.arrayContaining(["信息", "基础", "设施"]));
  });

  test("has no space at its ends", () => {
    expect(breakLines("one two three four", column(9))).toEqual(["one two", "three", "four"]);
  });
});

describe("lines", () => {
  test("are as even as they can be", () => {
    expect(breakLines("一二三四五六七八九十", column(18))?.map(measure)).toEqual([10, 10]);
  });

  test("are one where one is enough", () => {
    expect(breakLines("公司简介", column(8))).toEqual(["公司简介"]);
  });

  test("are none where they would be too many, or a word too wide", () => {
    expect(breakLines("一二三四五六七八九十", column(6, 3))).toBeUndefined();
    expect(breakLines("infrastructure", column(6, 3))).toBeUndefined();
  });

  test("none are needed for no text", () => {
    expect(breakLines("", column(6))).toEqual([]);
  });
});

describe("what is cut", () => {
  test("ends with an ellipsis, not with a mark before it", () => {
    const lines = cutLines("第一，第二，第三，第四，第五，第六", column(8, 2));
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/[^，]…$/);
    expect(lines.every((line) => measure(line) <= 8)).toBe(true);
  });

  test("ends between Latin words", () => {
    expect(cutLines("one two three four five six", column(9, 2))).toEqual(["one two", "three..."]);
  });

  test("parts a word that is wider than a line", () => {
    expect(cutLines("W".repeat(50), column(10, 2))).toEqual([
      "W".repeat(10),
      `${"W".repeat(7)}...`,
    ]);
  });

  test("is left as it is where it fits", () => {
    expect(cutLines("公司简介", column(8, 2))).toEqual(["公司简介"]);
  });
});
