import { describe, expect, test } from "vitest";
import { PHRASE } from "../../shared/content/facts.ts";
import { pageRoutes } from "../../shared/routing/table.ts";
import { views } from "../../shared/routing/views.ts";
import { readContent } from "../../tools/import/content.ts";

/** English items are those of the Chinese ones plus this. */
const ENGLISH = 10_000;

const { seeds } = await readContent();
const [chinese, english] = seeds.map(({ items }) => items);
if (!chinese || !english) throw new Error("the content has two locales");

function numbersOf(facts: readonly string[] = []): string[] {
  return facts.map((phrase) => PHRASE.exec(phrase)?.[1] ?? phrase);
}

/** The locales have different items in lists with a pager; their facts stand on cards. */
const paged = new Set(
  pageRoutes
    .filter(({ view }) => "page" in (views[view].parameters ?? {}))
    .map(({ indexName }) => indexName),
);
const isListed = ({ node }: { node: string }) => paged.has(node);

const withFacts = chinese.filter((item) => item.fields.facts && !isListed(item));

test.each([...chinese, ...english].filter((item) => item.fields.facts && isListed(item)))(
  "item $id of a list states numbers that it has in its text",
  ({ title, fields, content }) => {
    const text = [title, fields.summary, content].join();
    for (const number of numbersOf(fields.facts)) expect(text).toContain(number);
  },
);

test.each(withFacts)("item $id states the same numbers in both locales", ({ id, fields }) => {
  const other = english.find((item) => item.id === id + ENGLISH);
  expect(numbersOf(other?.fields.facts)).toEqual(numbersOf(fields.facts));
});

test("no English item states numbers that its Chinese one does not", () => {
  const ids = english.flatMap((item) =>
    item.fields.facts && !isListed(item) ? [item.id - ENGLISH] : [],
  );
  expect(ids.toSorted()).toEqual(withFacts.map(({ id }) => id).toSorted());
});

describe.each([
  ["zh", chinese],
  ["en", english],
])("in %s", (_, items) => {
  const investors = items.filter(({ node }) => node === "EXTERNAL INVESTORS");

  test("the holdings of the external investors add up to what the page opens with", () => {
    const sum = investors.reduce((all, { fields }) => all + (fields.value ?? 0), 0);
    const stated = investors.flatMap(({ fields }) => numbersOf(fields.facts));
    expect(stated).toEqual([`${sum.toFixed(2)}%`]);
  });
});
