import { expect, test } from "vitest";
import { drawable } from "./characters.ts";

test.each([
  ["folds white space", "  a \n\t b　c ", "a b c"],
  ["drops what has no shape", "钢\u0000铁\u200b\u202e数\ufeff据", "钢铁数据"],
  ["drops pictograms with all that belongs to them", "大会👨‍👩‍👧召开🙂❤️", "大会召开"],
  ["keeps signs and digits", "#1 * ©2026 ™ 3.7%", "#1 * ©2026 ™ 3.7%"],
  ["keeps rare characters", "龘䶮𠮷", "龘䶮𠮷"],
  ["composes accents", "Re\u0301union", "Réunion"],
  ["keeps Chinese quotation marks wide", "“数字”‘孪生’……", "“数字”‘孪生’……"],
  ["narrows an apostrophe within Latin", "Lishu’s 钢", "Lishu\uE019s 钢"],
  ["narrows the marks of a Latin text", "“Steel”…", "\uE01CSteel\uE01D..."],
])("%s", (_, text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});
