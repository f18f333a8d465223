import { describe, expect, test } from "vitest";
import { splitAt } from "../../shared/text/split-at.ts";
import { summaryFields } from "./summary-fields.ts";

/** Returns the summary with a vertical bar at each place where a line may break. */
function shown(summary: string): string {
  return splitAt(summary, summaryFields(summary).summaryWords ?? []).join("|");
}

describe("a line of a Chinese summary", () => {
  test("breaks between words, and keeps numbers with their units", () => {
    expect(shown("模型统一到同一个时钟，临港特钢200天运行中，换规格首卷命中率提高到96.3%。")).toBe(
      "模型|统一|到同一个时钟，临港特钢|200天|运行中，换规格|首卷|命中率|提高到96.3%。",
    );
  });

  test("does not break within the last words, even if there is punctuation among them", () => {
    expect(shown("从炼钢到精整的工单合成一张，可以从一条产线开始替换旧系统。")).toMatch(
      /\|替换旧系统。$/,
    );
    expect(shown("拟每10股派发现金红利2.80元（含税）。")).toMatch(/\|2.80元（含税）。$/);
  });
});

test("an English summary has the offsets of numbers with their units, and none between words", () => {
  const { summaryWords, summaryWholes } = summaryFields("Revenue of RMB 415 million in 3 years");
  expect(summaryWords).toBeUndefined();
  expect(summaryWholes).toEqual([11, 26, 30, 37]);
});
