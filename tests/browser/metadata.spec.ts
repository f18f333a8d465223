import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";

/** The metadata of a document's head. */
interface Head {
  titles: string[];
  canonicals: string[];
  /** The URL of the page in each language. */
  alternates: Record<string, string>;
  /** The values of `meta` elements, by their `name`, `property` or `itemprop`. */
  metas: Record<string, string[]>;
}

/** Requests a document as a crawler does, and reads its head. No scripts run in the document. */
async function headOf(page: Page, request: APIRequestContext, path: string) {
  const headers = { "user-agent": "Mozilla/5.0 (compatible; Baiduspider/2.0)" };
  const response = await request.get(path, { headers });
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const head = await page.evaluate(
    ([source, read]) =>
      new Function("root", `return (${read})(root)`)(
        new DOMParser().parseFromString(source, "text/html"),
      ),
    [html, readHead.toString()] as const,
  );
  return head as Head;
}

/** Reads the head of a document. Runs in the page. */
function readHead(root: Document): Head {
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const metas: Record<string, string[]> = {};
  for (const meta of all("meta[content]")) {
    const name = ["name", "property", "itemprop"]
      .map((key) => meta.getAttribute(key))
      .find(Boolean);
    const kind = meta.hasAttribute("itemprop") ? `itemprop ${name}` : name;
    if (kind) metas[kind] = [...(metas[kind] ?? []), meta.getAttribute("content") ?? ""];
  }
  return {
    titles: all("title").map((title) => title.textContent ?? ""),
    canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? ""),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
    ),
    metas,
  };
}

test("after hydration and after each navigation, the head is the same as in the document that crawlers get", async ({
  page,
}) => {
  await page.addInitScript(`window.readHead = ${readHead}`);
  const live = () =>
    page.evaluate(() =>
      (window as unknown as { readHead: (root: Document) => Head }).readHead(document),
    );
  const expectLike = async (path: string) => {
    await expect(page).toHaveURL(path);
    const expected = await headOf(page, page.request, path);
    await expect.poll(async () => (await live()).canonicals).toEqual(expected.canonicals);
    expect(await live(), path).toEqual(expected);
  };
  const follow = (path: string) => page.locator(`a[href="${path}"]`).first().click({ force: true });
  await page.goto("/news/press_releases");
  await hydrated(page);
  await expectLike("/news/press_releases");
  const loads = await page.evaluate(() => performance.timeOrigin);
  await follow("/news/press_releases?page=2");
  await expectLike("/news/press_releases?page=2");
  await page.locator("main article a").first().click();
  await expect(page).toHaveURL(/news_detail/);
  await expectLike(new URL(page.url()).pathname);
  await page.locator('nav[aria-label="面包屑"] a').first().click();
  await expectLike("/home");
  await page.goBack();
  await page.goBack();
  await expectLike("/news/press_releases?page=2");
  expect(await page.evaluate(() => performance.timeOrigin), "one document").toBe(loads);
});
