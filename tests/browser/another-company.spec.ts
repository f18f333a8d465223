import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { Miniflare } from "miniflare";
import { ROOT } from "../../tools/cli/root.ts";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { anotherContent } from "../fixtures/another-company/content.ts";
import { buildAnotherSite } from "../helpers/another-site.ts";
import { runBuiltWorker } from "../helpers/built-worker.ts";
import { resize } from "../helpers/resize.ts";

/** A second company: long names, no pictures, and nothing that says how a page looks. */
let server: ContentServer;
let worker: Miniflare;
let origin: string;

const PATHS = ["home", "home/search", "404"];
/** Pages with items of a node. */
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

test.use({ javaScriptEnabled: false });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = join(ROOT, "test-results/another-company-browser");
  await buildAnotherSite(folder);
  server = await startContentServer(anotherContent);
  worker = await runBuiltWorker(folder, {
    UPSTREAM_ORIGIN: server.origin,
    UPSTREAM_KEY: anotherContent.key,
    // The English content below a German frame.
    CONTENT_DOMAIN_ID_DE: "39",
  });
  origin = (await worker.ready).origin;
});

test.afterAll(async () => {
  await worker?.dispose();
  await server?.close();
});

test("no text is cut and nothing overflows sideways, narrow or wide", async ({ page }) => {
  test.slow();
  // Only documents are served here.
  await page.route("**/*", (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.abort(),
  );
  for (const path of [...PATHS, ...LISTS].flatMap((each) => [each, `zh/${each}`])) {
    // The first response may be streamed, which ends where no page has its content.
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

/** Runs in the page: what is wider than the window, and words that are cut by their box or by the window. */
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
