import { expect, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";

/** Other addresses of pages that every-page.spec.ts opens. */
const paths = [
  `/home/search?keyword=${site.searchExamples.zh[0]}`,
  `/en/home/search?keyword=${site.searchExamples.en[0]}`,
  "/news/press_releases?page=2",
  "/en/news/press_releases?page=2",
];

test("other addresses are hydrated without warnings, without refetching and without moving the focus", async ({
  page,
}) => {
  const seen = watch(page);
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
    await page.locator("html[data-loaded]").waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.activeElement === document.body), path).toBe(true);
  }
  expect(seen).toEqual({ complaints: [], apiCalls: [] });
});

test("a page loads its own scripts beside those of all pages, each preloaded in the document", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  for (const [texts, own, path] of [
    ["zh", "list", "/news/press_releases"],
    ["en", "list", "/en/news/press_releases"],
    ["zh", "chapter", "/about/profile"],
    ["zh", "growth", "/about/profile"],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const first = loaded.splice(0).filter((name) => !/deferred-effects|scrollreveal/.test(name));
    const kinds = first.map((name) => name.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1"));
    expect(kinds).toEqual(expect.arrayContaining(["entry", "main", texts, own]));
    const preloaded = await page
      .locator("link[rel=modulepreload], script[type=module]")
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute("href") ?? each.getAttribute("src")),
      );
    for (const name of first) expect(preloaded).toContain(name);
  }
});
