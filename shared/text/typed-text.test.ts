import { expect, test } from "vitest";
import { typedText } from "./typed-text.ts";

test.each([
  ["２０２４", "2024"],
  ["ＡＩ＆ＭＥＳ", "AI&MES"],
  ["９５％", "95%"],
  ["ｶﾞｽ", "ガス"],
  ["cafe\u0301", "café"],
  ["设备\u200b、产线\u200b、工厂", "设备、产线、工厂"],
  ["砺\u00ad枢\ufeff砺\u2060枢", "砺枢砺枢"],
  ["\u202a2024\u202c", "2024"],
  ["MES\u0000\u0007", "MES"],
])("the typed text %j is read as %j", (typed, read) => {
  expect(typedText(typed)).toBe(read);
});

test("Chinese punctuation and white space stay as they are", () => {
  expect(typedText("数据（只采集一次），对吗？\t是：！；～…")).toBe(
    "数据（只采集一次），对吗？\t是：！；～…",
  );
});
