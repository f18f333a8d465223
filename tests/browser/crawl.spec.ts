import { expect, test } from "@playwright/test";
import { filterNames } from "../../shared/content/filters.ts";
import { type Crawl, crawl, withoutFragment } from "../helpers/crawler.ts";
import { joinedIn, repeatedIn } from "../helpers/plain-text.ts";
import type { ReadDocument } from "../helpers/read-document.ts";
import { partsOf, type SitemapUrl, urlsOf } from "../helpers/sitemap.ts";
import { writtenTexts } from "../helpers/written-texts.ts";

/** A document with the URL it was found at. */
interface Page extends ReadDocument {
  address: string;
}

/** Links with another status than 200: the language switch, and nodes without a page. */
const OTHER_STATUSES: Record<string, number> = {
  "/?lang=zh": 302,
  "/?lang=en": 302,
  "/404": 404,
  "/en/404": 404,
};

// One crawl for all.
test.describe.configure({ mode: "default" });

let site: Crawl;
let listed: SitemapUrl[];
let pages: Page[];
let indexable: Page[];

test.beforeAll("the site is crawled from both home pages", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  test.setTimeout(240_000);
  site = await crawl(origin, ["/home", "/en/home"]);
  listed = await sitemapOf(origin);
  pages = [...site.responses].flatMap(([address, { document }]) =>
    document ? [{ address, ...document }] : [],
  );
  indexable = pages.filter((page) => page.isIndexable && page.canonicals[0] === page.address);
  expect(pages.length).toBeGreaterThan(500);
});

test("every link leads to a response without a redirect", () => {
  const responses = [...site.responses].filter(([address, { status }]) => {
    const { pathname, search } = new URL(address);
    return status !== (OTHER_STATUSES[pathname + search] ?? 200);
  });
  expect(responses.map(([address, { status }]) => `${status} ${found(address)}`)).toEqual([]);
});

test("every link is the canonical URL of its page; a position or a filter belongs to its list", () => {
  const shown = pages.filter(({ isIndexable }) => isIndexable);
  const others = shown.filter(
    ({ address, canonicals }) => canonicals.join() !== address && !isPartOfList(address),
  );
  expect(others.map((page) => `${page.canonicals}, not ${found(page.address)}`)).toEqual([]);
  const strange = shown.filter(({ canonicals: [own = ""] }) => !documentAt(own)?.isIndexable);
  expect(strange.map(({ address, canonicals }) => `${address} is ${canonicals}`)).toEqual([]);
});

test("every fragment of a link exists on its page", () => {
  const lost = pages.flatMap(({ address, links }) =>
    links.filter(isLost).map((link) => `${link} from ${address}`),
  );
  expect(lost).toEqual([]);
});

test("every URL of the sitemap is reachable by links from the home pages, without a search", () => {
  const addresses = listed.map(({ loc }) => loc);
  expect(repeated(addresses)).toEqual([]);
  const isFound = (address: string) =>
    site.linkedFrom.get(address)?.some((page) => documentAt(page)?.isIndexable) === true;
  expect(addresses.filter((address) => !isFound(address))).toEqual([]);
});

test("the sitemap has exactly the indexable pages, without further pages of lists", () => {
  const addresses = indexable.map(({ address }) => address);
  const expected = addresses.filter((address) => !new URL(address).searchParams.has("page"));
  expect(listed.map(({ loc }) => loc).toSorted()).toEqual(expected.toSorted());
});

test("pages of both locales link each other, as the sitemap does", () => {
  for (const { address, alternates } of pages) {
    if (Object.keys(alternates).length === 0) continue;
    expect(Object.keys(alternates).toSorted(), address).toEqual(["en", "x-default", "zh-CN"]);
    for (const other of Object.values(alternates)) {
      expect(documentAt(other)?.alternates, `${other}, named by ${address}`).toEqual(alternates);
    }
  }
  for (const { loc, "xhtml:link": links = [] } of listed) {
    const alternates = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]));
    expect(documentAt(loc)?.alternates, loc).toEqual(alternates);
  }
});

test("no page shows a picture twice", () => {
  const twice = pages.flatMap(({ address, scenes }) => {
    const scenesTwice = repeated(scenes);
    return scenesTwice.length > 0 ? [`${address}: ${scenesTwice.join(", ")}`] : [];
  });
  expect(twice).toEqual([]);
});

test("no two pages have the same title or the same description", () => {
  for (const { address, titles, descriptions } of indexable) {
    expect([titles.length, descriptions.length], address).toEqual([1, 1]);
  }
  expect(sharedBy(({ titles }) => titles[0])).toEqual([]);
  expect(sharedBy(({ descriptions }) => descriptions[0])).toEqual([]);
});

test("without styles, words stand together only where they were written so", async () => {
  const written = await writtenTexts();
  const firstOf = new Map(
    pages.flatMap(({ address, text }) => joinedIn(text).map((joined) => [joined, address])),
  );
  const others = [...firstOf].filter(([joined]) => !written.includes(joined));
  expect(others.map(([joined, address]) => `${joined} on ${address}`)).toEqual([]);
});

test("without styles, no text is said twice in succession", () => {
  const twice = pages.flatMap(({ address, text }) =>
    repeatedIn(text).map((repeated) => `${repeated} on ${address}`),
  );
  expect(twice).toEqual([]);
});

test("the structured data of every page are complete", () => {
  const faulty = pages.filter(({ dataFaults }) => dataFaults.length > 0);
  expect(faulty.map(({ address, dataFaults }) => `${address}: ${dataFaults.join(", ")}`)).toEqual(
    [],
  );
});

/** Whether an address selects items of a list, whose own address is canonical. */
function isPartOfList(address: string): boolean {
  const { searchParams } = new URL(address);
  return ["position", ...filterNames].some((name) => searchParams.has(name));
}

async function sitemapOf(origin: string): Promise<SitemapUrl[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const parts = partsOf(await read(`${origin}/sitemap.xml`));
  return (await Promise.all(parts.map(async ({ loc }) => urlsOf(await read(loc))))).flat();
}

function documentAt(address: string): ReadDocument | undefined {
  return site.responses.get(address)?.document;
}

/** The URL with a few of the pages that link to it. */
function found(address: string): string {
  const from = site.linkedFrom.get(address) ?? [];
  return `${address} from ${from.slice(0, 3).join(", ")} (${from.length} pages)`;
}

function isLost(link: string): boolean {
  const id = decodeURIComponent(new URL(link).hash.slice(1));
  const document = documentAt(withoutFragment(link));
  // Every page has a top (HTML, "Scrolling to a fragment").
  return id !== "" && id !== "top" && document !== undefined && !document.ids.has(id);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Texts that several indexable pages share, with their URLs. */
function sharedBy(textOf: (page: Page) => string | undefined): string[] {
  return [...Map.groupBy(indexable, textOf)]
    .filter(([, { length }]) => length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ address }) => address).join(", ")}`);
}
