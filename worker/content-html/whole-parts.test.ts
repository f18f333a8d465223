import { describe, expect, test } from "vitest";
import { splitAt } from "../../shared/text/split-at.ts";
import { quantitiesOf, wholeParts } from "./whole-parts.ts";

/** Puts brackets around parts of a text. `offsets` are in turn the start and the end of a part. */
function shown(text: string, offsets: readonly number[]): string {
  return splitAt(text, offsets)
    .map((part, index) => (index % 2 ? `[${part}]` : part))
    .join("");
}

describe("in a summary", () => {
  test.each([
    "总股本[12.1亿股]",
    "[2025年][12月]起",
    "首批[23名]工程师",
    "约1,900 家；98%",
    "to [RMB 1.37 billion]",
    "R&D ([RMB m])",
    "an [ISO 9001] audit of 2025",
    "on [18 June]",
    "<[3吨]>",
  ])("only the parts in brackets, numbers with their units, stay on one line: %s", (marked) => {
    const text = marked.replace(/[[\]]/g, "");
    const offsets = quantitiesOf(text).flatMap(({ start, end }) => [start, end]);
    expect(shown(text, offsets)).toBe(marked);
  });

  test.each([
    "超出部分由钢厂承担，[买家不收违约金。]",
    "一份合同的平均交期[由15天缩短6天]",
    "打开一卷钢的碳数据[就看得到方法和结果]",
    "钢卷重[21.6吨]，全长[97.1%][在公差之内，停了。]",
    "[砺枢集团]",
    "The meeting is held in Nanjing, in two days",
  ])(
    "only the parts in brackets, such as the last words of a Chinese text, stay on one line: %s",
    (marked) => {
      const text = marked.replace(/[[\]]/g, "");
      expect(shown(text, wholeParts(text))).toBe(marked);
    },
  );
});
