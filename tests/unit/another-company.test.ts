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
import { anotherCompany } from "../fixtures/another-company/site.ts";
import { buildAnotherSite, runAnotherSite } from "../helpers/another-site.ts";

const FOLDER = join(ROOT, "test-results/another-company");
const ORIGIN = "https://www.kiln.example";

/** What would be left of this company: its names, its slug, its texts, its mark. */
const traces = [
  "砺",
  "lishu",
  ...textsOf(site.motto),
  ...textsOf(site.description),
  ...textsOf(site.hero),
  ...textsOf([home.nameMeaning, home.headings, home.series.label, home.series.caption]),
  ...textsOf(logo),
].map((text) => text.toLowerCase());

let server: ContentServer;
let worker: Miniflare;

beforeAll(async () => {
  await buildAnotherSite(FOLDER);
  server = await startContentServer(smallSite);
  worker = await runAnotherSite(FOLDER, {
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
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const text = await readFile(join(FOLDER, "dist", name), "utf8");
    // The folder of this repository may have its name.
    expect(tracesIn(`${name} ${text.replaceAll(ROOT, "")}`), name).toEqual([]);
  }
});

test.each([
  ["/home", "青窑集团"],
  ["/about/kiln_culture", ""],
  ["/about/profile", "一家很小的钢厂"],
  ["/news/press_releases", "小厂新闻30"],
  ["/news/news_detail/500", "小厂新闻30的正文"],
  ["/home/search?keyword=新闻", "小厂新闻"],
  ["/en/home", "Kiln Group"],
  ["/en/news/press_releases", "The mill runs"],
  ["/manifest.webmanifest", "青窑集团"],
  ["/.well-known/security.txt", "security@kiln.example"],
  ["/robots.txt", "sitemap.xml"],
  ["/sitemap-pages.xml", "/news/press_releases"],
  ["/feed.xml", "小厂新闻30"],
  ["/404", "青窑集团"],
])("%s shows the other company and its content alone", async (path, expected) => {
  const response = await worker.dispatchFetch(ORIGIN + path);
  const text = await response.text();
  expect(text).toContain(expected);
  expect(tracesIn(text)).toEqual([]);
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
