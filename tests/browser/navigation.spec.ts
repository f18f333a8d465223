import { expect, type Page, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";
import { hydrated, navigated, watch } from "../helpers/console-watch.ts";
import { itemsOf } from "../helpers/site-paths.ts";

interface Shown {
  title: string;
  /** The text of the page including its hidden parts. White space is collapsed. */
  text: string;
}

/** The title and the text of the open document. */
function shownBy(page: Page): Promise<Shown> {
  return page.evaluate(readShown, undefined);
}

/**
 * The title and the text of a document as the server renders it. The document is parsed in an empty page, because the
 * Content Security Policy of the site's pages would block the document's styles and cause warnings.
 */
async function renderedAt(empty: Page, path: string): Promise<Shown> {
  return empty.evaluate(readShown, await (await empty.request.get(path)).text());
}

/** Returns the title and the text of this HTML or, if there is none, of the open document. Runs in the page. */
function readShown(html: string | undefined): Shown {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const main = root.querySelector("main")?.cloneNode(true) as Element | undefined;
  // The content of `noscript` is left out, because it differs: an open page has it as text, but DOMParser, which runs
  // no scripts, parses it as elements.
  for (const hidden of main?.querySelectorAll("noscript") ?? []) hidden.remove();
  return { title: root.title, text: main?.textContent?.replace(/\s+/g, " ") ?? "" };
}

test("each of thirty client navigations shows the same title and text as the document of the server", async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto("/home");
  await hydrated(page);
  const hrefs = await page
    .getByRole("navigation", { name: "网站地图" })
    .locator("a:not([target])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const visited = ["/news/press_releases", ...new Set(hrefs)].slice(0, 30);
  const empty = await page.context().newPage();
  for (const href of repeat(visited, 30)) {
    await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
    await navigate(page, href);
    const rendered = await renderedAt(empty, href);
    expect(rendered.text).not.toBe("");
    await expect.poll(() => shownBy(page)).toEqual(rendered);
    expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
  }
  expect(seen.complaints).toEqual([]);
});

test("turning the page of a list fetches only the data of the new page, and the new page starts at its top", async ({
  page,
}) => {
  const { apiCalls } = watch(page);
  await page.goto("/news/press_releases");
  await hydrated(page);
  // The test presses a key, because a click would leave the pointer over a link of the new page and so prefetch the
  // link.
  await page
    .getByRole("navigation", { name: "分页" })
    .getByRole("link", { name: "第 2 页" })
    .press("Enter");
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
  expect(apiCalls).toHaveLength(1);
  expect(apiCalls[0]).toContain("/api/contents?nodeId=2031&page=2");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("going back restores the scroll position, and a page that the router has opened is hydrated after a reload", async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto("/news/press_releases");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("article").getByRole("link").nth(5).click();
  await navigated(page, /news_detail/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await page.goForward();
  await navigated(page, /news_detail/);
  await page.reload();
  await hydrated(page);
  expect(seen.complaints).toEqual([]);
});

test("a reload keeps the scroll position, and a link within the page scrolls to its target", async ({
  page,
}) => {
  await page.goto("/home");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.getByRole("contentinfo").getByRole("link", { name: "新闻稿" }).click();
  await navigated(page, /press_releases$/);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("link", { name: "跳到正文" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
});

test("a link with a non-canonical spelling of a page's address leads to the page", async ({
  page,
}) => {
  await page.goto("/home");
  await hydrated(page);
  await page.evaluate(() =>
    document.querySelector("footer a")?.setAttribute("href", "/About/Profile"),
  );
  await page.locator("footer a").first().click();
  await expect(page).toHaveURL("/about/profile");
});

test("the language switch leads to the home page in the second language, and the site remembers the choice", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/home$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/home$/);
  await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/[^n]\/home$/);
});

async function navigate(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement("a"), { href: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForURL((url) => url.pathname + url.search === href);
  await expect(page.locator("h1")).toHaveCount(1);
}

function repeat(list: string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => list[index % list.length] ?? "");
}

test("a search keeps the focus in the search box, and going back restores the previous keyword", async ({
  page,
}) => {
  await page.goto("/home/search");
  await hydrated(page);
  const field = page.getByRole("main").getByRole("searchbox", { name: "搜索关键词" });
  for (const keyword of site.searchExamples.zh.slice(0, 2)) {
    await field.fill(keyword);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/home\/search\?keyword=/);
    await expect(page.locator("mark").first()).toHaveText(keyword);
    await expect(field).toBeFocused();
  }
  await page.goBack();
  await expect(field).toHaveValue(site.searchExamples.zh[0] ?? "");
});

test("if a page of a list fails to load, the retry button gets the focus, and after a successful retry the heading gets the focus", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("link", { name: "第 3 页" }).click();
  const retry = page.getByRole("alert").getByRole("button", { name: "重试" });
  await expect(retry).toBeFocused();
  await page.unroute("**/api/**");
  await retry.press("Enter");
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("link", { name: "第 3 页" })).toHaveAttribute("aria-current", "page");
});

test("following a search result shows the found part of the page just below the header", async ({
  page,
  request,
}) => {
  const [, chapter] = await itemsOf(request, "zh", "CORE BUSINESS");
  await page.goto(`/home/search?keyword=${chapter?.title}`);
  await hydrated(page);
  const link = page.locator(`main a[href$="#chapter-${chapter?.id}"]`).first();
  const href = (await link.getAttribute("href")) ?? "";
  const target = page.locator(new URL(href, page.url()).hash);
  const gap = () =>
    target.evaluate((element) => {
      const header = document.querySelector("[data-header]")?.getBoundingClientRect();
      return Math.round(element.getBoundingClientRect().top - (header?.bottom ?? 0));
    });
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  await expect(target).toBeInViewport();
  await expect.poll(gap).toBe(16);
  await page.goto("about:blank");
  await page.goto(href);
  await expect.poll(gap).toBe(16);
});

test("the URL of a job position opens the page of the list on which the position stands, and unfolds the position", async ({
  page,
  request,
}) => {
  const { id, title } = (await itemsOf(request, "zh", "RECRUITMENT")).at(-1) ?? {};
  await page.goto(`/home/search?keyword=${title}`);
  await hydrated(page);
  await page.locator(`main a[href*="?position=${id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`position=${id}#position-${id}$`));
  const open = page.locator("details[open]");
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(title ?? "");
  await page.reload();
  await expect(page.locator("details[open]")).toContainText(title ?? "");
});

test("a link to the current page scrolls to the top of the page, and adds no entry to the history", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const length = await page.evaluate(() => history.length);
  await page
    .getByRole("navigation", { name: "网站地图" })
    .getByRole("link", { name: "新闻稿" })
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

for (const path of [`/home/search?keyword=${site.searchExamples.zh[0]}`, "/404"]) {
  test(`text typed into the search box of ${path} before hydration is kept`, async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/main-.*\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("硅钢");
    gate.resolve();
    await hydrated(page);
    await expect(field).toHaveValue("硅钢");
  });
}

test("if a visitor has followed a link within the page, going back and forward restores both scroll positions", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  const offset = () => page.evaluate(() => Math.round(window.scrollY));
  const jump = async () => {
    await page.getByRole("link", { name: "跳到正文" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await expect.poll(offset).toBeLessThan(200);
  };
  await page.evaluate(() => window.scrollTo(0, 900));
  await jump();
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL(/press_releases$/);
  await expect.poll(offset).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL(/#main$/);
  await expect.poll(offset).toBe(500);
  await page.goBack();
  await expect.poll(offset).toBe(900);
  // A second click on the link scrolls to its target again, wherever the visitor has scrolled after the first click.
  await jump();
});

test("a new page is shown at its top from the first frame, even if the old page was scrolled down", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  // The observer runs directly after React has changed the document, before the browser paints anything.
  const offset = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector("h1")?.textContent !== "发展历程") return;
          const { body } = document;
          resolve("locked" in document.documentElement.dataset ? body.scrollTop : window.scrollY);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  await page
    .getByRole("navigation", { name: "网站地图" })
    .getByRole("link", { name: "发展历程" })
    .evaluate((link: HTMLElement) => link.click());
  expect(await offset).toBe(0);
});
