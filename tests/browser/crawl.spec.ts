import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { site as brand } from "../../shared/brand/site.ts";
import { filterNames } from "../../shared/content/filters.ts";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { type Crawl, crawl, withoutFragment } from "../helpers/crawler.ts";
import { contentOf } from "../helpers/document-head.ts";
import { metadataFaults } from "../helpers/document-metadata.ts";
import { checkHtml, hasJava } from "../helpers/html-checker.ts";
import { weightFaults } from "../helpers/page-weight.ts";
import { joinedIn, repeatedIn } from "../helpers/plain-text.ts";
import type { ReadDocument } from "../helpers/read-document.ts";
import { detailPaths, itemsOf, listedRoutes, siteRoutes } from "../helpers/site-paths.ts";
import { partsOf, type SitemapUrl, urlsOf } from "../helpers/sitemap.ts";
import { graphIn } from "../helpers/structured-data.ts";
import { writtenTexts } from "../helpers/written-texts.ts";

/** What the crawler has read from a document, and the document's URL. */
interface Page extends ReadDocument {
  address: string;
}

/** The names of the page components that do not show the items of a navigation node. */
const WITHOUT_ITEMS = ["home", "search"];

/**
 * The schema.org type that the structured data of certain pages must contain, in addition to the breadcrumb. The keys
 * are paths without the locale and without the id of an item, some with the name of a parameter.
 */
const THINGS: Record<string, string> = {
  home: "Organization",
  "news/press_releases": "ItemList",
  "news/video": "VideoObject",
  "recruitment/recruitment": "ItemList",
  "recruitment/recruitment?position": "JobPosting",
  "subject/meeting": "Event",
  "contact/headquarters": "Organization",
  "contact/marketing_network": "ItemList",
  "about/executives": "ItemList",
  "news/news_detail": "NewsArticle",
  "news/media_detail": "NewsArticle",
  "news/social_media_detail": "NewsArticle",
  "announcement/report_rating_detail": "NewsArticle",
  "announcement/social_responsibility_practice_detail": "NewsArticle",
  "contact/sub": "LocalBusiness",
  "about/executives_detail": "ProfilePage",
};

/**
 * The addresses to which the site responds with a status other than 200. `/?lang=` is the address of the language
 * switch. `/404` is the address of navigation nodes without a page.
 */
const OTHER_STATUSES: Record<string, number> = {
  "/?lang=zh": 302,
  "/?lang=en": 302,
  "/404": 404,
  "/en/404": 404,
};

// All tests share one crawl, so they run in one process.
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
  expect(pages.length).toBeGreaterThan(listedRoutes.length * locales.length);
});

test("every link leads to a page without a redirect, except for the language switch and for links to the error page", () => {
  const responses = [...site.responses].filter(([address, { status }]) => {
    const { pathname, search } = new URL(address);
    return status !== (OTHER_STATUSES[pathname + search] ?? 200);
  });
  expect(responses.map(([address, { status }]) => `${status} ${found(address)}`)).toEqual([]);
});

test("every link uses the canonical URL of the linked page, unless the link selects a job position or filters a list", () => {
  const shown = pages.filter(({ isIndexable }) => isIndexable);
  const others = shown.filter(
    ({ address, canonicals }) => canonicals.join() !== address && !isPartOfList(address),
  );
  expect(others.map((page) => `${page.canonicals}, not ${found(page.address)}`)).toEqual([]);
  const strange = shown.filter(({ canonicals: [own = ""] }) => !documentAt(own)?.isIndexable);
  expect(strange.map(({ address, canonicals }) => `${address} is ${canonicals}`)).toEqual([]);
});

test("if a link has a fragment, the linked page has an element with this id", () => {
  const lost = pages.flatMap(({ address, links }) =>
    links.filter(isLost).map((link) => `${link} from ${address}`),
  );
  expect(lost).toEqual([]);
});

test("a visitor who follows links from the home pages reaches every URL of the sitemap without a search", () => {
  const addresses = listed.map(({ loc }) => loc);
  expect(repeated(addresses)).toEqual([]);
  const isFound = (address: string) =>
    site.linkedFrom.get(address)?.some((page) => documentAt(page)?.isIndexable) === true;
  expect(addresses.filter((address) => !isFound(address))).toEqual([]);
});

test("the sitemap contains all indexable pages except the second and later pages of lists, and nothing else", () => {
  const addresses = indexable.map(({ address }) => address);
  const expected = addresses.filter((address) => !new URL(address).searchParams.has("page"));
  expect(listed.map(({ loc }) => loc).toSorted()).toEqual(expected.toSorted());
});

test("a page and its version in the other locale name each other as alternates, in documents and in the sitemap", () => {
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

test("every page except the search names its version in the other locale as an alternate", ({
  baseURL,
}) => {
  const listedPages = listedRoutes.flatMap(({ path }) =>
    locales.map((locale) => baseURL + localPath(locale, `/${path}`)),
  );
  const translated = listedPages.filter(
    (address) => Object.keys(documentAt(address)?.alternates ?? {}).length > 0,
  );
  expect(translated).toHaveLength((listedRoutes.length - 1) * locales.length);
  for (const address of translated) {
    const alternates = documentAt(address)?.alternates ?? {};
    expect(Object.values(alternates)).toContain(address);
    expect(alternates["x-default"]).toBe(alternates["zh-CN"]);
  }
});

test("every page shows the first item of its navigation node, and is rendered by the component that its route names", async ({
  request,
  baseURL,
}) => {
  for (const locale of locales) {
    for (const route of listedRoutes) {
      const path = localPath(locale, `/${route.path}`);
      const html = documentAt(baseURL + path)?.html ?? "";
      expect(html, path).toContain(`data-view="${route.view}"`);
      if (WITHOUT_ITEMS.includes(route.view)) continue;
      const [first] = await itemsOf(request, locale, route.indexName ?? "");
      expect(first, `items of ${path} in the embedded content`).toBeDefined();
      const text = html
        .replace(/<script.*?<\/script>|<span data-gap><wbr><\/span>|<wbr>/gs, "")
        .replaceAll("&#x27;", "'");
      expect(text, path).toContain(escapeHtml(first?.title ?? ""));
    }
  }
});

test("no heading skips a level, and the headings inside an editor's text are on a lower level than the text's title", () => {
  expect(pages.flatMap(wronglyNested)).toEqual([]);
  const inBodies = pages.flatMap(({ headings }) => headings.filter(({ isInBody }) => isInBody));
  expect(inBodies.length).toBeGreaterThan(50);
});

/**
 * Returns the headings of a page that skip a level, and the headings inside an editor's text that are not on a lower
 * level than the title of this text.
 */
function wronglyNested({ address, headings }: Page): string[] {
  let title = 0;
  let before = 0;
  return headings.flatMap(({ level, isInBody }) => {
    const isNested = level <= before + 1 && (!isInBody || level > title);
    const wrong = isNested ? [] : [`${address}: h${level} after h${before}`];
    if (!isInBody) title = level;
    before = level;
    return wrong;
  });
}

test("the styles of a page and the HTML before its content do not exceed their limits", () => {
  expect(pages.flatMap(({ address, html }) => weightFaults(pathOf(address), html))).toEqual([]);
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

/** Returns all lines of text of all pages, each with the address of one page that contains the line. */
function linesWithoutStyles(): [line: string, address: string][] {
  return [
    ...new Map(
      pages.flatMap(({ text, address }) => text.split("\n").map((line) => [line, address])),
    ),
  ];
}

test("if styles are off, words that are separate in the content are not shown as one word, and no text is shown twice in succession", async () => {
  const lines = linesWithoutStyles();
  const written = await writtenTexts();
  const joined = new Map(lines.flatMap(([line, at]) => joinedIn(line).map((words) => [words, at])));
  const others = [...joined].filter(([words]) => !written.includes(words));
  expect(others.map(([words, address]) => `${words} on ${address}`)).toEqual([]);
  const twice = lines.flatMap(([line, at]) => repeatedIn(line).map((text) => `${text} on ${at}`));
  expect(twice).toEqual([]);
});

test("every page has the metadata for search engines and link previews", async ({ request }) => {
  expect(pages.flatMap((page) => metadataFaults(page, page.address))).toEqual([]);
  const previews = pages.map(({ html }) => {
    return ["og:image", "og:image:type"].map((name) => contentOf(html, name)[0] ?? "");
  });
  const types = new Map(previews as [string, string][]);
  const sections = new Set(listedRoutes.map(({ path }) => path.split("/")[0]));
  expect(types.size).toBeGreaterThan(locales.length * sections.size);
  for (const [picture, type] of types) {
    const response = await request.get(picture);
    expect(response.status(), picture).toBe(200);
    expect(response.headers()["content-type"], picture).toBe(type);
  }
});

test("the structured data of every page are complete and have the schema.org type for the page's kind", () => {
  const faulty = pages.filter(({ dataFaults }) => dataFaults.length > 0);
  expect(faulty.map(({ address, dataFaults }) => `${address}: ${dataFaults.join(", ")}`)).toEqual(
    [],
  );
  const met = new Set<string>();
  for (const { address, html } of pages) {
    const { pathname, searchParams } = new URL(address);
    const route = pathname.replace(/^\/(?:en\/)?/, "");
    const types = graphIn(html).map((thing) => thing["@type"]);
    if (route !== "home") expect(types, address).toContain("BreadcrumbList");
    const [parameter] = searchParams.keys();
    const type = THINGS[route.replace(/\/\d+$/, "") + (parameter ? `?${parameter}` : "")];
    if (!type) continue;
    expect(types, address).toContain(type);
    met.add(type);
    if (type === "ItemList") expect(types, address).not.toContain("JobPosting");
  }
  const paths = siteRoutes.map(({ path }) => path.replace("/:id", ""));
  const expected = Object.entries(THINGS).filter(([path]) =>
    paths.includes(path.replace("?position", "")),
  );
  expect(met).toEqual(new Set(expected.map(([, type]) => type)));
});

test("the W3C's checker finds no error on any page", async ({ request }, testInfo) => {
  // If Java is missing, tests/helpers/install.ts has already printed a notice. On CI, Java must be installed.
  test.skip(!hasJava() && !process.env.CI, "Java is not installed");
  test.setTimeout(180_000);
  const details = await Promise.all(locales.map((locale) => detailPaths(request, locale)));
  const others = [
    "/404",
    `/home/search?keyword=${brand.searchExamples.zh[0]}`,
    "/news/press_releases?page=2",
  ];
  const paths = [...listedRoutes.map(({ path }) => `/${path}`), ...others].flatMap((path) =>
    locales.map((locale) => localPath(locale, path)),
  );
  const folder = testInfo.outputPath("pages");
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    [...paths, ...details.flat()].map(async (path) => {
      const file = join(folder, `${path.replace(/\W+/g, "_")}.html`);
      const known = documentAt(testInfo.project.use.baseURL + path)?.html;
      await writeFile(file, known ?? (await (await request.get(path)).text()));
      return file;
    }),
  );
  expect(checkHtml(files)).toEqual([]);
});

/**
 * Whether an address selects items of a list. The canonical URL of the page at such an address is the address of the
 * whole list.
 */
function isPartOfList(address: string): boolean {
  const { searchParams } = new URL(address);
  return ["position", ...filterNames].some((name) => searchParams.has(name));
}

async function sitemapOf(origin: string): Promise<SitemapUrl[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const parts = partsOf(await read(`${origin}/sitemap.xml`));
  return (await Promise.all(parts.map(async ({ loc }) => urlsOf(await read(loc))))).flat();
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}

function documentAt(address: string): ReadDocument | undefined {
  return site.responses.get(address)?.document;
}

/** Describes a URL for a message of a failed test: the URL, and up to three of the pages that link to it. */
function found(address: string): string {
  const from = site.linkedFrom.get(address) ?? [];
  return `${address} from ${from.slice(0, 3).join(", ")} (${from.length} pages)`;
}

function isLost(link: string): boolean {
  const id = decodeURIComponent(new URL(link).hash.slice(1));
  const document = documentAt(withoutFragment(link));
  // The fragment `#top` exists on every page (HTML, "Scrolling to a fragment").
  return id !== "" && id !== "top" && document !== undefined && !document.ids.has(id);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Texts that several indexable pages have, with the URLs of these pages. */
function sharedBy(textOf: (page: Page) => string | undefined): string[] {
  return [...Map.groupBy(indexable, textOf)]
    .filter(([, { length }]) => length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ address }) => address).join(", ")}`);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
