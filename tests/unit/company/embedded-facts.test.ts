import { describe, expect, test } from "vitest";
import { pageRoutes } from "../../../shared/brand/pages.ts";
import { PHRASE } from "../../../shared/content/facts.ts";
import { amount } from "../../../shared/i18n/numbers.ts";
import { readContent } from "../../../tools/content-import/database-content.ts";

/** The id of an English item is the id of its Chinese original plus this number. */
const ENGLISH = 10_000;

const [chinese, english] = (await readContent()).seeds.map(({ items }) => items);
if (!chinese || !english) throw new Error("the content must have two locales");

function numbersOf(facts: readonly string[] = []): string[] {
  return facts.map((phrase) => PHRASE.exec(phrase)?.[1] ?? phrase);
}

type Item = (typeof chinese)[number];

/** The index names of lists with pagination. Such a list may have different items in each locale. */
const paged = new Set(
  pageRoutes
    .filter(({ parameters }) => parameters?.includes("page"))
    .map(({ indexName }) => indexName),
);
const isListed = ({ node }: Item) => paged.has(node);
const hasFacts = ({ fields }: Item) => Boolean(fields.facts ?? fields.sideFacts);

/** The test leaves out numbers below this one, because texts may write such numbers as words. */
const FIGURES_FROM = 100;

test.each([...chinese, ...english].filter((item) => hasFacts(item) && isListed(item)))(
  "item $id of a list with pagination mentions the numbers of its facts in its texts, too",
  ({ title, fields, content }) => {
    const text = [title, fields.summary, content].join();
    const numbers = numbersOf(fields.facts).filter((number) => amount(number) >= FIGURES_FROM);
    for (const number of numbers) expect(text).toContain(number);
  },
);

const withFacts = chinese.filter((item) => hasFacts(item) && !isListed(item));

test.each(withFacts)(
  "item $id has facts with the same numbers in both locales",
  ({ id, fields }) => {
    const other = english.find((item) => item.id === id + ENGLISH);
    expect(numbersOf(other?.fields.facts)).toEqual(numbersOf(fields.facts));
    expect(numbersOf(other?.fields.sideFacts)).toEqual(numbersOf(fields.sideFacts));
  },
);

test("no English item has facts if its Chinese original has none", () => {
  const ids = english.flatMap((item) =>
    hasFacts(item) && !isListed(item) ? [item.id - ENGLISH] : [],
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

  test("the holdings of the external investors add up to the total at the top of the page", () => {
    const sum = investors.reduce((all, { fields }) => all + (fields.value ?? 0), 0);
    const stated = investors.flatMap(({ fields }) => numbersOf(fields.facts));
    expect(stated).toEqual([`${sum.toFixed(2)}%`]);
  });
});
