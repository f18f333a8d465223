import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { site } from "../../shared/brand/site.ts";
import { BLOCKS, OPENINGS } from "../../shared/content/blocks.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";

/** Addresses with parameters. every-page.spec.ts opens the same pages without parameters. */
const paths = [
  `/home/search?keyword=${site.searchExamples.zh[0]}`,
  `/en/home/search?keyword=${site.searchExamples.en[0]}`,
  "/news/press_releases?page=2",
  "/en/news/press_releases?page=2",
];

test("a page whose address has parameters is hydrated without warnings, without requests for data, and without moving the focus", async ({
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

/**
 * The names of shared components. The script file of such a component may have the same name as the script file of a
 * block (which shows an item) or of an opening (the top of a page). The test cannot tell such files apart.
 */
const primitives = readdirSync(join(ROOT, "shared/ui")).map((file) => file.replace(/\..*$/, ""));

/**
 * The names of the views, blocks and openings whose script file has a name that no other component has. A view is the
 * main component of a page.
 */
const parts = [...pageRoutes.map(({ view }) => view), ...BLOCKS, ...OPENINGS].filter(
  (name) => !primitives.includes(name),
);

test("a page loads exactly the scripts that its document preloads, and none that only pages of other kinds need", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  // The script of the deferred effects is blocked, because it would prefetch chunks of other pages.
  await page.route(/deferred-effects-/, (route) => route.abort());
  for (const [path, texts, own] of [
    ["/news/press_releases", "zh", ["list"]],
    ["/en/news/press_releases", "en", ["list"]],
    // The opening `growth` uses the component of the opening `facts`, so the scripts of both are loaded.
    ["/about/profile", "zh", ["chapter", "composed", "facts", "growth"]],
    ["/home", "zh", ["home"]],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const first = new Set(loaded.splice(0).filter((name) => !name.includes("deferred-effects")));
    const kinds = [...first].map((name) => name.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1"));
    expect(kinds, path).toEqual(expect.arrayContaining(["entry", "main", texts]));
    expect(kinds.filter((kind) => parts.some((name) => name === kind)).toSorted(), path).toEqual(
      own,
    );
    const preloaded = await page
      .locator("link[rel=modulepreload], script[type=module]")
      .evaluateAll((all) =>
        all.flatMap((each) => each.getAttribute("href") ?? each.getAttribute("src") ?? []),
      );
    // Links with absolute addresses are left out. Scripts have added them for files that they prefetch.
    const inDocument = preloaded.filter((address) => address.startsWith("/"));
    expect([...first].toSorted(), path).toEqual([...new Set(inDocument)].toSorted());
  }
});
