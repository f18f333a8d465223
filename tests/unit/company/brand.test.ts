import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import manifest from "../../../package.json" with { type: "json" };
import * as home from "../../../shared/brand/home.ts";
import * as facts from "../../../shared/brand/locales.ts";
import * as pages from "../../../shared/brand/pages.ts";
import * as site from "../../../shared/brand/site.ts";
import { properNames } from "../../../shared/brand/words.ts";
import { ROOT } from "../../../tools/cli/root.ts";
import * as testFacts from "../../fixtures/brand/locales.ts";
import { company as testCompany } from "../../fixtures/brand/site.ts";
import { textsOf } from "../../helpers/texts-of.ts";

/** Texts of the brand that the code may contain, because every company's site uses them in its messages. */
const COMMON = ["首页", "页面不存在", "Page not found", "个", "名", "家", "新闻", "公告"];

/**
 * Matches single Latin words and numbers. The test does not search the code for them, because they may also be names of
 * components and parameters.
 */
const WORD = /^[\w-]*$|^[\d,.]+$/;

test("the code does not repeat texts of the brand", async () => {
  const names = globSync("{shared,worker,client}/**/*.{ts,tsx,css,sql}", {
    cwd: ROOT,
    exclude: ["shared/brand/**", "client/public/**", "**/*.test.{ts,tsx}"],
  });
  expect(names.length).toBeGreaterThan(300);
  const strings = new Set(textsOf([home, pages, site, properNames]));
  const said = [...strings].filter((text) => !COMMON.includes(text.trim()) && !WORD.test(text));
  expect(said.length).toBeGreaterThan(200);
  const found = [];
  for (const name of names) {
    const code = await readFile(join(ROOT, name), "utf8");
    found.push(...said.filter((text) => code.includes(text)).map((text) => `${name}: ${text}`));
  }
  expect(found).toEqual([]);
});

test("tests/fixtures/brand, which other tests use instead of the site's brand, has this company's locales, time zone, country and telephone number", () => {
  expect({ ...testFacts }).toEqual({ ...facts });
  const { country, telephone } = site.company;
  expect(testCompany).toMatchObject({ country, telephone });
});

interface Database {
  database_name?: string;
}

test("the names of the package, the workers and the databases begin with the brand's slug", () => {
  const production = readConfig({ config: join(ROOT, "wrangler.toml") });
  const staging = readConfig({ config: join(ROOT, "wrangler.toml"), env: "staging" });
  const databaseOf = ({ d1_databases: [database] }: { d1_databases: Database[] }) =>
    database?.database_name;
  const workers = [production.name, staging.name];
  const databases = [databaseOf(production), databaseOf(staging)];
  for (const name of [manifest.name, ...workers, ...databases]) {
    expect(name).toMatch(new RegExp(`^${site.site.slug}-`));
  }
});

test("the site's icons are drawn from the same mark as the logo on its pages", async () => {
  const icon = await readFile(join(ROOT, "tools/art/logo.svg"), "utf8");
  for (const path of textsOf(site.logo)) expect(icon).toContain(`d="${path}"`);
});
