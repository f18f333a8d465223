import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { type Locale, locales, localPath } from "../../shared/i18n/locales.ts";
import { hydrated } from "../helpers/console-watch.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";
import { faultsOf, graphIn, type JsonThing, thingOf } from "../helpers/structured-data.ts";

/** The metadata of a document's head. */
interface Head {
  titles: string[];
  canonicals: string[];
  /** By language. */
  alternates: Record<string, string>;
  /** By name, property or item property; all values of each. */
  metas: Record<string, string[]>;
}

/** As a crawler sees it: without scripts. */
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
  return { path, html, ...(head as Head) };
}

/** Runs in the browser. */
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

const ONCE = [
  "description",
  "robots",
  "og:type",
  "og:title",
  "og:description",
  "og:site_name",
  "og:locale",
];
const SHARED = [
  "og:image",
  "og:image:alt",
  "og:image:width",
  "og:image:height",
  "og:image:type",
  "twitter:card",
];
const ITEM = ["itemprop name", "itemprop description", "itemprop image"];

function expectComplete({ path, titles, canonicals, metas }: Awaited<ReturnType<typeof headOf>>) {
  expect(titles, path).toHaveLength(1);
  for (const name of [...ONCE, ...SHARED, ...ITEM])
    expect(metas[name], `${path} ${name}`).toHaveLength(1);
  const [title = ""] = metas["og:title"] ?? [];
  const [brand = ""] = metas["og:site_name"] ?? [];
  expect(titles[0]).toContain(brand);
  expect(title).not.toContain(` - ${brand}`);
  const [description = ""] = metas.description ?? [];
  expect(description.length, `${path} ${description}`).toBeGreaterThan(
    path.startsWith("/en") ? 40 : 18,
  );
  expect(description.length, `${path} ${description}`).toBeLessThanOrEqual(
    path.startsWith("/en") ? 180 : 95,
  );
  expect(metas["itemprop image"], path).toEqual(metas["og:image"]);
  if (metas.robots?.[0] === "noindex") return;
  expect(canonicals, path).toHaveLength(1);
  expect(metas["og:url"], path).toEqual(canonicals);
}

/** Every page of the locale, an item of each list, a second page and second groups. */
async function pathsOf(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const more = [
    "/news/press_releases?page=2",
    "/product/core_business?group=automation",
    "/subject/meeting?group=meeting-agenda",
    "/contact/marketing_network?group=region-north",
    `/home/search?keyword=MES`,
  ];
  return [
    ...listedRoutes.map(({ path }) => localPath(locale, `/${path}`)),
    ...more.map((path) => localPath(locale, path)),
    ...(await detailPaths(request, locale)),
  ];
}

/** Each picture file is fetched once, whatever its page says about it. */
async function expectPictures(request: APIRequestContext, heads: Pick<Head, "metas">[]) {
  const types = new Map(
    heads.map(({ metas }) => [metas["og:image"]?.[0] ?? "", metas["og:image:type"]?.[0]]),
  );
  expect(types.size).toBeGreaterThan(locales.length * 8);
  for (const [address, type] of types) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toBe(type);
  }
}

test("every page has its own title and description, and a picture for link previews", async ({
  page,
  request,
}) => {
  test.slow();
  const paths = (await Promise.all(locales.map((locale) => pathsOf(request, locale)))).flat();
  const heads = await Promise.all(paths.map((path) => headOf(page, request, path)));
  for (const head of heads) expectComplete(head);
  await expectPictures(request, heads);
  expect(repeated(heads.map(({ titles }) => titles[0]))).toEqual([]);
  expect(repeated(heads.map(({ metas }) => metas.description?.[0]))).toEqual([]);
  expect(repeated(heads.flatMap(({ canonicals }) => canonicals))).toEqual([]);

  const byAddress = new Map(heads.map((head) => [head.canonicals[0], head]));
  const translated = heads.filter(({ alternates }) => Object.keys(alternates).length > 0);
  expect(translated).toHaveLength((listedRoutes.length - 1) * locales.length);
  for (const { path, canonicals, alternates } of translated) {
    expect(Object.keys(alternates).toSorted(), path).toEqual(["en", "x-default", "zh-CN"]);
    expect(Object.values(alternates), path).toContain(canonicals[0]);
    expect(alternates["x-default"], path).toBe(alternates["zh-CN"]);
    for (const address of Object.values(alternates)) {
      expect(byAddress.get(address)?.alternates, address).toEqual(alternates);
    }
  }
});

function repeated(texts: (string | undefined)[]): (string | undefined)[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Types of structured data by route, beside breadcrumbs. */
const THINGS: Record<string, string> = {
  home: "Organization",
  "news/press_releases": "ItemList",
  "news/video": "VideoObject",
  "recruitment/recruitment": "ItemList",
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

test("structured data has all properties that search engines require", async ({ request }) => {
  test.slow();
  const met = new Set<string>();
  for (const locale of locales) {
    for (const path of await pathsOf(request, locale)) {
      const html = await (await request.get(path)).text();
      const graph: JsonThing[] = graphIn(html);
      expect(faultsOf(graph), path).toEqual([]);
      const route = path.replace(/^\/en\//, "/").slice(1);
      if (route !== "home") thingOf(graph, "BreadcrumbList");
      const type = THINGS[route] ?? THINGS[route.replace(/\/\d+$/, "")];
      if (type) {
        thingOf(graph, type);
        met.add(type);
      }
    }
  }
  expect(met).toEqual(new Set(Object.values(THINGS)));
});

test("a position has structured data if the URL names it, and on no list", async ({ request }) => {
  for (const locale of locales) {
    const path = localPath(locale, "/recruitment/recruitment");
    const list = await (await request.get(path)).text();
    expect(list).not.toContain("JobPosting");
    const [query = ""] = /\?position=\w+/.exec(list) ?? [];
    const graph = graphIn(await (await request.get(path + query)).text());
    expect(faultsOf(graph), path + query).toEqual([]);
    expect(graph.filter((thing) => thing["@type"] === "JobPosting")).toHaveLength(1);
    thingOf(graph, "JobPosting");
  }
});

test("the head is right after hydration and after each of several navigations", async ({
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
    const { path: _, html: __, ...head } = expected;
    expect(await live(), path).toEqual(head);
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
