import { describe, expect, test } from "vitest";
import { PHRASE } from "../../shared/content/facts.ts";
import { readContent } from "../../tools/import/content.ts";

/** English items are those of the Chinese ones plus this. */
const ENGLISH = 10_000;

const { seeds } = await readContent();
/** Each locale has its own news, with its own ids. */
const NEWS = ["PRESS RELEASES", "MEDIA REPORTS", "REPORT RATING"];
const [chinese, english] = seeds.map(({ items }) =>
  items.filter(({ node }) => !NEWS.includes(node)),
);
if (!chinese || !english) throw new Error("the content has two locales");

function numbersOf(facts: readonly string[] = []): string[] {
  return facts.map((phrase) => PHRASE.exec(phrase)?.[1] ?? phrase);
}

const withFacts = chinese.filter(({ fields }) => fields.facts ?? fields.sideFacts);

test.each(withFacts)("item $id states the same numbers in both locales", ({ id, fields }) => {
  const other = english.find((item) => item.id === id + ENGLISH);
  expect(numbersOf(other?.fields.facts)).toEqual(numbersOf(fields.facts));
  expect(numbersOf(other?.fields.sideFacts)).toEqual(numbersOf(fields.sideFacts));
});

test("no English item states numbers that its Chinese one does not", () => {
  const ids = english.flatMap(({ id, fields }) =>
    (fields.facts ?? fields.sideFacts) ? [id - ENGLISH] : [],
  );
  expect(ids.toSorted()).toEqual(withFacts.map(({ id }) => id).toSorted());
});

describe.each([
  ["zh", chinese],
  ["en", english],
])("in %s", (_, items) => {
  test("the groups of the organisation have as many people as the profile states", () => {
    const chart = items.find(({ node }) => node === "ORGANIZATION");
    const groups = [...(chart?.content ?? "").matchAll(/[（(]([\d,]+) ?(?:人|people)[)）]/g)];
    const sum = groups.reduce((all, [, number = ""]) => all + Number(number.replace(",", "")), 0);
    const profile = items.find(({ node }) => node === "COMPANY PROFILE");
    expect(numbersOf(profile?.fields.facts).at(-1)).toBe(sum.toLocaleString("en"));
  });

  const investors = items.filter(({ node }) => node === "EXTERNAL INVESTORS");

  test("the holdings of the external investors add up to what the page opens with", () => {
    const sum = investors.reduce((all, { fields }) => all + (fields.value ?? 0), 0);
    const stated = investors.flatMap(({ fields }) => numbersOf(fields.facts));
    expect(stated).toEqual([`${sum.toFixed(2)}%`]);
  });
});
