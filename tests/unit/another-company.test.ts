import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import manifest from "../../package.json" with { type: "json" };
import * as home from "../../shared/brand/home.ts";
import { logo, site } from "../../shared/brand/site.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { messages as german } from "../fixtures/another-company/de.ts";
import { anotherAccent, anotherCompany } from "../fixtures/another-company/site.ts";
import { buildAnotherSite } from "../helpers/another-site.ts";
import { runBuiltWorker } from "../helpers/built-worker.ts";
import { alternatesOf, CRAWLER, contentOf } from "../helpers/document-head.ts";
import { readDocument } from "../helpers/read-document.ts";

const FOLDER = join(ROOT, "test-results/another-company");
const ORIGIN = "https://www.kiln.example";

/** What would be left of this company: its names, its slug, its texts, its mark. */
const traces = [
  anotherAccent.from,
  "砺",
  "lishu",
  ...textsOf(site.motto),
  ...textsOf(site.description),
  ...textsOf(site.opening),
  ...textsOf(site.notFound),
  ...textsOf([home.nameMeaning, home.series.label, home.series.caption]),
  ...textsOf([home.headings.figures, home.headings.explore]),
  ...textsOf(logo),
].map((text) => text.toLowerCase());

let server: ContentServer;
let worker: Miniflare;

beforeAll(async () => {
  await buildAnotherSite(FOLDER);
  server = await startContentServer({
    ...smallSite,
    trees: { ...smallSite.trees, 40: germanTree },
  });
  worker = await runBuiltWorker(FOLDER, {
    UPSTREAM_ORIGIN: server.origin,
    UPSTREAM_KEY: smallSite.key,
    SITE_ORIGIN: ORIGIN,
  });
}, 120_000);

afterAll(async () => {
  await worker?.dispose();
  await server?.close();
});

test("a build with another brand has no trace of this one", async () => {
  const names = await readdir(join(FOLDER, "dist"), { recursive: true });
  const files = names.filter((name) => /\.(?:js|css|json|txt)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const text = await readFile(join(FOLDER, "dist", name), "utf8");
    // The folder of this repository may have its name.
    expect(tracesIn(`${name} ${text.replaceAll(ROOT, "")}`), name).toEqual([]);
  }
});

test.each([
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
])("%s shows the other company and its content alone", async (path, expected) => {
  const response = await worker.dispatchFetch(ORIGIN + path);
  const text = await response.text();
  expect(text).toContain(expected);
  expect(tracesIn(text)).toEqual([]);
});

describe("with English at the root, and three locales", () => {
  const get = (path: string) =>
    worker.dispatchFetch(ORIGIN + path, { redirect: "manual", ...CRAWLER });
  const textOf = async (path: string) => (await get(path)).text();

  test.each([
    ["/home", "en-GB", "Skip to content"],
    ["/zh/home", "zh-CN", "跳到正文"],
    ["/de/home", "de", german.skipToContent],
    ["/de/offline", "de", german.offlineTitle],
  ])("%s is in %s", async (path, language, expected) => {
    const html = await textOf(path);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(expected);
  });

  test.each([
    ["/", "/home"],
    ["/?lang=de", "/de/home"],
    ["/zh", "/zh/home"],
    ["/en/home", "/404"],
    ["/de/no_such_page", "/de/404"],
  ])("%s redirects to %s", async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([302, location]);
  });

  test("the language switch has all others", async () => {
    const { links, text } = readDocument(await textOf("/de/home"), `${ORIGIN}/de/home`);
    const switches = links.filter((link) => link.includes("?lang="));
    expect(switches).toEqual([`${ORIGIN}/?lang=en`, `${ORIGIN}/?lang=zh`]);
    expect(text).toMatch(/English\P{L}+中文/u);
  });

  test.each([
    ["/de/news/press_releases", { "en-GB": "", "zh-CN": "/zh", de: "/de", "x-default": "" }],
    // The locale at the root does not have it.
    ["/de/about/profile", { "zh-CN": "/zh", de: "/de" }],
  ])("%s and its sitemap name the versions of the page", async (path, prefixes) => {
    const versions = Object.entries(prefixes).map(
      ([language, prefix]) => `${language} ${ORIGIN}${prefix}${path.slice("/de".length)}`,
    );
    expect(alternatesOf(await textOf(path))).toEqual(versions);
    const entries = (await textOf("/sitemap-de-pages.xml")).split("</url>");
    const entry = entries.find((each) => each.includes(`<loc>${ORIGIN}${path}</loc>`)) ?? "";
    expect(alternatesOf(entry.replaceAll("xhtml:", ""))).toEqual(versions);
  });

  test("Open Graph has the locale, and the others of the page", async () => {
    const html = await textOf("/zh/news/press_releases");
    expect(contentOf(html, "og:locale")).toEqual(["zh_CN"]);
    expect(contentOf(html, "og:locale:alternate")).toEqual(["en_GB", "de_DE"]);
  });

  test("the sitemap index has a sitemap of each locale's pages", async () => {
    const index = await textOf("/sitemap.xml");
    for (const name of ["pages", "zh-pages", "de-pages", "press-releases-1", "zh-press-releases-1"])
      expect(index).toContain(`<loc>${ORIGIN}/sitemap-${name}.xml</loc>`);
    expect(await textOf("/sitemap-zh-press-releases-1.xml")).toContain("/zh/news/news_detail/501");
  });

  test.each([
    ["domain=de", 200],
    ["domain=zh", 200],
    ["", 200],
    ["domain=fr", 400],
  ])("/api/nodes?%s: %d", async (query, status) => {
    expect((await get(`/api/nodes?${query}`)).status).toBe(status);
  });

  test.each([
    [500, "2026-10-30T07:00:00.000Z"],
    // Before the clocks change.
    [529, "2026-10-01T06:00:00.000Z"],
  ])("item %d of 08:00 in Berlin was published at %s", async (id, time) => {
    expect(await textOf(`/zh/news/news_detail/${id}`)).toContain(time);
  });
});

describe("the names that visitors do not see", () => {
  const production = readConfig({ config: join(ROOT, "wrangler.toml") });
  const staging = readConfig({ config: join(ROOT, "wrangler.toml"), env: "staging" });
  const databaseOf = ({ d1_databases: [database] }: { d1_databases: Database[] }) =>
    database?.database_name;

  test("begin with the brand's slug", () => {
    const workers = [production.name, staging.name];
    const databases = [databaseOf(production), databaseOf(staging)];
    for (const name of [manifest.name, ...workers, ...databases]) {
      expect(name).toMatch(new RegExp(`^${site.slug}-`));
    }
  });
});

test("the mark of the icons is the site's", async () => {
  const icon = await readFile(join(ROOT, "tools/art/logo.svg"), "utf8");
  for (const path of textsOf(logo)) expect(icon).toContain(`d="${path}"`);
});

test("the second company has texts of its own", () => {
  expect(tracesIn(JSON.stringify(anotherCompany))).toEqual([]);
});

/** It has the profile, which the English one does not. */
const germanTree = {
  ...smallSite.trees[39],
  childs: [smallSite.trees[38], smallSite.trees[39]].flatMap((tree) => childsOf(tree)),
};

function childsOf(tree: object | undefined): object[] {
  return tree && "childs" in tree && Array.isArray(tree.childs) ? tree.childs : [];
}

interface Database {
  database_name?: string;
}

function tracesIn(text: string): string[] {
  const lower = text.toLowerCase();
  return traces.filter((trace) => lower.includes(trace));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
