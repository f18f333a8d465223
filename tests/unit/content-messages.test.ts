import { describe, expect, test } from "vitest";
import { checkContent, createChecker } from "../../tools/content-import/check-content.ts";
import { languageFor } from "../../tools/content-import/messages/language.ts";
import { messages } from "../../tools/content-import/messages/messages.ts";
import { assets, checked } from "../helpers/checked-content.ts";
import { item, markdown, navigation } from "../helpers/seed-folder.ts";

const all = Object.entries(messages);
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place);

describe("the message", () => {
  test.each(all)("%s has the same placeholders in both languages", (_, { zh, en }) => {
    expect(new Set(placesIn(zh))).toEqual(new Set(placesIn(en)));
  });

  test.each(all)("%s contains no words that only programmers know", (_, { zh, en }) => {
    const jargon =
      /(?<![./])\b(?:yaml|front ?matter|mapping|scalar|anchor|parse|regex|null|undefined|string|array|HTML)\b/i;
    expect(`${zh} ${en}`).not.toMatch(jargon);
    expect(zh).not.toMatch(/前置|映射|标量|锚点|解析|正则|字符串|数组|语法/);
  });

  test.each(all)("%s contains Chinese only in its Chinese version", (_, { zh, en }) => {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  });
});

describe("the language of a message", () => {
  test.each([
    ["the chosen language", "content/zh/1.md", "en", "zh_CN.UTF-8", "en"],
    ["the language of the file", "content/zh/1.md", undefined, "en_US.UTF-8", "zh"],
    ["the language of the file", "content/en/1.md", undefined, "zh_CN.UTF-8", "en"],
    ["the language of the computer", "content/redirects.yaml", undefined, "zh_CN.UTF-8", "zh"],
    ["English in all other cases", "content/redirects.yaml", undefined, "de_DE.UTF-8", "en"],
  ] as const)("is %s (file %s, option %s, LANG %s)", (_, path, chosen, lang, language) => {
    expect(languageFor(path, chosen, lang)).toBe(language);
  });
});

test("a problem contains its file, place, field, code and message", () => {
  const { problems } = checked({ [item]: markdown(1, ["keywords: [甲, 热轧，智能]"]) });
  expect(problems).toEqual([
    {
      severity: "problem",
      file: item,
      line: 5,
      column: 15,
      field: "keywords.1",
      code: "list-commas",
      values: { given: "热轧，智能", write: "keywords: [热轧, 智能]" },
      message: "“热轧，智能”会被当成一个词。请用半角逗号和空格隔开：keywords: [热轧, 智能]",
    },
  ]);
});

test("a problem in the body contains its column", () => {
  const { problems } = checked(
    { [item]: markdown(1, [], "正文\n\n前__重要__后") },
    { language: "en" },
  );
  expect(problems).toMatchObject([
    { line: 8, column: 2, message: expect.stringContaining("underscores") },
  ]);
});

test("a repeated check of changed texts finds the same problems as a first check", () => {
  const contents = (text: string) => [
    { path: "content/zh/navigation.yaml", text: navigation(38) },
    { path: "content/en/navigation.yaml", text: navigation(39) },
    { path: item, text },
    { path: "content/zh/2.md", text: markdown(2, [], "[甲](/news/news_detail/1)") },
  ];
  const check = createChecker(assets);
  expect(check(contents(markdown(1))).problems).toEqual([]);
  for (const text of [markdown(3), markdown(2), markdown(1, ["colour: red"]), markdown(1)]) {
    const { problems, locales } = check(contents(text));
    const first = checkContent(contents(text), assets);
    expect(problems).toEqual(first.problems);
    expect(locales.map(({ seed }) => seed)).toEqual(first.locales.map(({ seed }) => seed));
  }
});
