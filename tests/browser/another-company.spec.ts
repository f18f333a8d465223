import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { Miniflare } from "miniflare";
import * as home from "../../shared/brand/home.ts";
import { logo, site } from "../../shared/brand/site.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { anotherContent } from "../fixtures/another-company/content.ts";
import { messages as german } from "../fixtures/another-company/de.ts";
import { anotherAccent, anotherCompany } from "../fixtures/another-company/site.ts";
import { buildAnotherSite } from "../helpers/another-site.ts";
import { runBuiltWorker } from "../helpers/built-worker.ts";
import { alternatesOf, CRAWLER, contentOf } from "../helpers/document-head.ts";
import { readDocument } from "../helpers/read-document.ts";
import { resize } from "../helpers/resize.ts";
import { textsOf } from "../helpers/texts-of.ts";

/**
 * The tests build a second site from the same code, for another company. The second site has a brand and content of its
 * own, English pages without a path prefix, and German as a third locale. In this file, “this company” is the company
 * whose site this repository is.
 */
const FOLDER = join(ROOT, "test-results/another-company");
const ORIGIN = "https://www.kiln.example";

/**
 * Texts of this company that the other company's site must not contain: names, the slug, sentences, and the SVG paths
 * of the logo.
 */
const traces = [
  anotherAccent.from,
  "砺",
  "lishu",
  ...textsOf(site.motto),
  ...textsOf(site.description),
  ...textsOf(site.opening),
  ...textsOf(site.notFound),
  ...textsOf([home.nameMeaning, home.series.caption]),
  ...textsOf([home.headings.facts, home.headings.explore]),
  ...textsOf(logo),
].map((text) => text.toLowerCase());

let servers: ContentServer[];
/** The site with the other company's brand, and with the content `smallSite`, which is about a third company. */
let mill: Miniflare;
/** The site with the other company's brand, and with content of this company, which has long names and no pictures. */
let kiln: Miniflare;

// All tests share one build, so they run in one process.
test.describe.configure({ mode: "default" });
test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildAnotherSite(FOLDER);
  const trees = { ...smallSite.trees, 40: germanTree() };
  const [millServer, kilnServer] = await Promise.all([
    startContentServer({ ...smallSite, trees }),
    startContentServer(anotherContent),
  ]);
  servers = [millServer, kilnServer];
  mill = await runBuiltWorker(FOLDER, {
    UPSTREAM_ORIGIN: millServer.origin,
    UPSTREAM_KEY: smallSite.key,
    SITE_ORIGIN: ORIGIN,
  });
  kiln = await runBuiltWorker(FOLDER, {
    UPSTREAM_ORIGIN: kilnServer.origin,
    UPSTREAM_KEY: anotherContent.key,
    // The German pages show the English content.
    CONTENT_DOMAIN_ID_DE: "39",
  });
});

test.afterAll(async () => {
  await Promise.all([mill?.dispose(), kiln?.dispose()]);
  await Promise.all((servers ?? []).map((server) => server.close()));
});

function get(path: string, init: object = {}) {
  return mill.dispatchFetch(ORIGIN + path, { redirect: "manual", ...init });
}

/** Requests a document as a crawler, because crawlers get it complete, without streamed parts. */
async function textOf(path: string): Promise<string> {
  return (await get(path, CRAWLER)).text();
}

test("the texts that another company has written for its site contain nothing of the original company", () => {
  expect(tracesIn(JSON.stringify(anotherCompany))).toEqual([]);
});

test("a build for another company contains no name, text or logo of the original company", async () => {
  const names = await readdir(join(FOLDER, "dist"), { recursive: true });
  const files = names.filter((name) => /\.(?:js|css|json|txt)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const text = await readFile(join(FOLDER, "dist", name), "utf8");
    // The built files contain the path of this repository. The test removes the path, because it may contain this
    // company's name.
    expect(tracesIn(`${name} ${text.replaceAll(ROOT, "")}`), name).toEqual([]);
  }
});

test("the pages and files of another company's site show only that company and its content", async () => {
  for (const [path, expected] of [
    ["/home", "Kiln Group"],
    ["/home", anotherAccent.to],
    ["/about/kiln_culture", ""],
    ["/zh/about/profile", "一家很小的钢厂"],
    ["/zh/news/press_releases", "小厂新闻30"],
    ["/zh/news/news_detail/500", "小厂新闻30的正文"],
    ["/zh/home/search?keyword=新闻", "小厂新闻"],
    ["/zh/home", "青窑集团"],
    ["/news/press_releases", "The mill runs"],
    ["/manifest.webmanifest", "Kiln Group"],
    ["/.well-known/security.txt", "security@kiln.example"],
    ["/robots.txt", "sitemap.xml"],
    ["/sitemap-pages.xml", "/news/press_releases"],
    ["/zh/feed.xml", "小厂新闻30"],
    ["/zh/404", "青窑集团"],
  ] as const) {
    const text = await (await get(path)).text();
    expect(text, path).toContain(expected);
    expect(tracesIn(text), path).toEqual([]);
  }
});

test("pages of the three locales declare their language, and have their own texts and path prefixes (none for English)", async () => {
  for (const [path, language, expected] of [
    ["/home", "en-GB", "Skip to content"],
    ["/zh/home", "zh-CN", "跳到正文"],
    ["/de/home", "de", german.skipToContent],
    ["/de/offline", "de", german.offlineTitle],
  ] as const) {
    const html = await textOf(path);
    expect(html, path).toContain(`<html lang="${language}"`);
    expect(html, path).toContain(expected);
  }
});

test("if English is the default locale, redirects lead to English pages unless the URL names another locale", async () => {
  for (const [path, location] of [
    ["/", "/home"],
    ["/?lang=de", "/de/home"],
    ["/zh", "/zh/home"],
    ["/en/home", "/404"],
    ["/de/no_such_page", "/de/404"],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")], path).toEqual([302, location]);
  }
});

test("the language switch of a page lists every locale except the page's own", async () => {
  const { links, text } = readDocument(await textOf("/de/home"), `${ORIGIN}/de/home`);
  const switches = links.filter((link) => link.includes("?lang="));
  expect(switches).toEqual([`${ORIGIN}/?lang=en`, `${ORIGIN}/?lang=zh`]);
  expect(text).toMatch(/English\P{L}+中文/u);
});

test("a page and its sitemap entry name a version in another locale only if that locale has the page", async () => {
  for (const [path, prefixes] of [
    ["/de/news/press_releases", { "en-GB": "", "zh-CN": "/zh", de: "/de", "x-default": "" }],
    // The default locale does not have this page.
    ["/de/about/profile", { "zh-CN": "/zh", de: "/de" }],
  ] as const) {
    const versions = Object.entries(prefixes).map(
      ([language, prefix]) => `${language} ${ORIGIN}${prefix}${path.slice("/de".length)}`,
    );
    expect(alternatesOf(await textOf(path)), path).toEqual(versions);
    const entries = (await textOf("/sitemap-de-pages.xml")).split("</url>");
    const entry = entries.find((each) => each.includes(`<loc>${ORIGIN}${path}</loc>`)) ?? "";
    expect(alternatesOf(entry.replaceAll("xhtml:", "")), path).toEqual(versions);
  }
});

test("the Open Graph metadata of a page contain the page's own locale and each other locale that has the page", async () => {
  const html = await textOf("/zh/news/press_releases");
  expect(contentOf(html, "og:locale")).toEqual(["zh_CN"]);
  expect(contentOf(html, "og:locale:alternate")).toEqual(["en_GB", "de_DE"]);
});

test("the sitemap index lists a sitemap for each locale", async () => {
  const index = await textOf("/sitemap.xml");
  for (const name of ["pages", "zh-pages", "de-pages", "press-releases-1", "zh-press-releases-1"])
    expect(index).toContain(`<loc>${ORIGIN}/sitemap-${name}.xml</loc>`);
  expect(await textOf("/sitemap-zh-press-releases-1.xml")).toContain("/zh/news/news_detail/501");
});

test("/api accepts only the names of the site's three locales, or no locale at all", async () => {
  for (const [query, status] of [
    ["domain=de", 200],
    ["domain=zh", 200],
    ["", 200],
    ["domain=fr", 400],
  ] as const) {
    expect((await get(`/api/nodes?${query}`)).status, query).toBe(status);
  }
});

test("a time without a time zone counts as a time in the company's time zone, in summer and in winter", async () => {
  for (const [id, time] of [
    [500, "2026-10-30T07:00:00.000Z"],
    // On this date, summer time still applies.
    [529, "2026-10-01T06:00:00.000Z"],
  ] as const) {
    expect(await textOf(`/zh/news/news_detail/${id}`), `${id}`).toContain(time);
  }
});

const PATHS = ["home", "home/search", "404"];
/** Pages with lists of items. */
const LISTS = [
  "product/core_business",
  "about/profile",
  "about/organization",
  "about/executives",
  "about/kiln_culture",
  "news/press_releases",
  "recruitment/talent_concept",
  "contact/headquarters",
];

test("on the site of a company with long names, no text is cut off and nothing overflows sideways, in narrow and in wide windows", async ({
  page,
}) => {
  test.slow();
  const { origin } = await kiln.ready;
  // The server of this test has documents, but no files, so all requests for scripts, pictures and linked style sheets
  // are aborted. The documents themselves contain the styles that the layout needs.
  await page.route("**/*", (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.abort(),
  );
  for (const path of [...PATHS, ...LISTS].flatMap((each) => [each, `zh/${each}`])) {
    // The first response may be streamed. Once it has ended, the cache contains the complete document.
    await page.request.get(`${origin}/${path}`);
    await page.goto(`${origin}/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    if (LISTS.some((list) => path.endsWith(list)))
      await expect(page.getByRole("main")).toContainText(/欧阳青瓷|Maximiliane/);
    for (const width of [360, 768, 1440]) {
      await resize(page, { width, height: 900 });
      expect.soft(await page.evaluate(faultsOfLayout), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page. Finds elements wider than the window, and words that their box or the window cuts off. */
function faultsOfLayout(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set<string>();
  const scrolls = (box: Element | null): boolean =>
    box !== null &&
    (["auto", "scroll"].includes(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const box = text.parentElement;
    if (!box?.checkVisibility() || !text.textContent?.trim()) continue;
    if (box.closest(".visually-hidden, header, noscript, script") || scrolls(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const isClipped = getComputedStyle(box).overflowX !== "visible";
    const isCut = isClipped && box.scrollWidth > box.clientWidth + 1;
    if (isCut || left < -1 || right > innerWidth + 1) cut.add(`cut: ${text.textContent}`);
  }
  return [...(wide > 0 ? [`${wide} px wider than the window`] : []), ...cut];
}

/** The German navigation. It contains the company profile, which the English navigation lacks. */
function germanTree(): object {
  const childs = [smallSite.trees[38], smallSite.trees[39]].flatMap((tree) => childsOf(tree));
  return { ...smallSite.trees[39], childs };
}

function childsOf(tree: object | undefined): object[] {
  return tree && "childs" in tree && Array.isArray(tree.childs) ? tree.childs : [];
}

function tracesIn(text: string): string[] {
  const lower = text.toLowerCase();
  return traces.filter((trace) => lower.includes(trace));
}
