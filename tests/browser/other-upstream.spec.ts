import { expect, test } from "@playwright/test";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";
import { type RunningSite, startSite } from "../helpers/running-site.ts";

/** The built site with an external content service, started as an operator would start it. */
let server: ContentServer;
let site: RunningSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startContentServer(smallSite);
  site = await startSite({
    UPSTREAM_ORIGIN: server.origin,
    UPSTREAM_KEY: smallSite.key,
    CACHE_FRESH_SECONDS: "1",
    UPSTREAM_TIMEOUT_MS: "4000",
  });
});

test.afterAll(async () => {
  await site?.stop();
  await server?.close();
});

test("the site shows only the content of the external service", async ({ page }) => {
  await page.goto(`${site.origin}/news/press_releases`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("厂内新闻");
  await expect(page.getByRole("main")).toContainText("小厂新闻30");
  await page.goto(`${site.origin}/home`);
  await expect(page.getByRole("navigation", { name: "网站地图" })).not.toContainText("产品与服务");
  expect(server.refused).toEqual([]);
  expect([...server.counts.keys()]).toContain("GET /v1/web/api/node/list?domainId=38");
});

test("if a page exists only in Chinese, its English address shows a page that links to the Chinese one and is hydrated", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(`${site.origin}/en/news/media_reports`);
  await hydrated(page);
  const link = page.getByRole("link", { name: "媒体报道 (中文)" });
  await expect(link).toHaveAttribute("href", "/news/media_reports");
  expect(complaints).toEqual([]);
});

for (const encoding of ["identity", "gzip, br"]) {
  test(`the header and the title of a page are sent at once, and a slow list follows in the same response (${encoding})`, async () => {
    server.behaviour.delay = { path: /content\/list/, ms: 1500 };
    const page = encoding === "identity" ? 2 : 3;
    const response = await fetch(`${site.origin}/news/press_releases?page=${page}`, {
      headers: { "accept-encoding": encoding },
    });
    const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let shell = "";
    while (!shell.includes("</h1>")) shell += (await chunks?.read())?.value ?? "";
    expect(shell).toContain("</head>");
    expect(shell).toContain('aria-label="主导航"');
    expect(shell).not.toContain(`小厂新闻${page === 2 ? 18 : 6}`);
    let rest = "";
    for (let next = await chunks?.read(); next && !next.done; next = await chunks?.read())
      rest += next.value;
    expect(rest).toContain(`小厂新闻${page === 2 ? 18 : 6}`);
    delete server.behaviour.delay;
  });
}

test("a streamed page is hydrated without fetching its data again", async ({ page }) => {
  server.behaviour.delay = { path: /content\/list/, ms: 800 };
  const { complaints, apiCalls } = watch(page);
  await page.goto(`${site.origin}/news/press_releases?page=1&pageSize=20`);
  await expect(page.getByRole("main")).toContainText("小厂新闻11");
  // The test presses a key, because a click would leave the pointer over an item and so prefetch the item.
  await page.getByRole("link", { name: "第 2 页" }).press("Enter");
  await expect(page.getByRole("main")).toContainText("小厂新闻10");
  expect(complaints).toEqual([]);
  expect(apiCalls).toEqual([expect.stringContaining("/api/contents?nodeId=41&page=2")]);
  delete server.behaviour.delay;
});

test("an item has a page even if its navigation node is too deep for the menus, both after a click and after a reload", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(`${site.origin}/about/profile`);
  await hydrated(page);
  expect(await page.content()).not.toContain("一号车间");
  await page.getByRole("navigation", { name: "网站地图" }).getByText("厂内新闻").first().click();
  await page.getByRole("main").getByRole("link", { name: "小厂新闻30" }).click();
  await expect(page).toHaveURL(`${site.origin}/news/news_detail/500`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("小厂新闻30");
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("小厂新闻30");
  expect(complaints).toEqual([]);
});
