import { expect, test } from "vitest";
import { call, visit, warmed } from "../helpers/content-changed.ts";
import { createSite, type Site } from "../helpers/site.ts";

const ITEM = "/news/news_detail/7";

/** Makes the content service respond that the item was taken down. */
function takeDown(site: Site): Site {
  const body = { code: 1410, data: null };
  site.on(/^content\/7$/, () => Response.json(body, { status: 410 }));
  return site;
}

test("the page of an item that was taken down always responds with 410", async () => {
  const site = takeDown(createSite());
  for (const path of [ITEM, ITEM, "/news/media_detail/7"]) {
    const response = await site.get(path);
    expect(response.status, path).toBe(410);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain("内容已撤下");
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect(text).not.toContain("正文7");
    await site.settle();
  }
  expect((await site.get(ITEM, { method: "HEAD" })).status).toBe(410);
  expect((await site.get(`/en${ITEM}`)).status).toBe(410);
});

test("the 410 for an item is stored as briefly as a 404", async () => {
  const site = takeDown(createSite());
  const calls = () => site.upstream.calls.filter((name) => name === "content/7").length;
  for (const _ of [1, 2]) await visit(site, ITEM);
  expect(calls()).toBe(1);
  site.clock.now += 10_000;
  await visit(site, ITEM);
  expect(calls()).toBe(2);
});

test("/api says that an item was taken down", async () => {
  const response = await takeDown(createSite()).get("/api/contents/7");
  expect([response.status, await response.json()]).toEqual([
    410,
    { error: { code: "gone", message: "the content was taken down" } },
  ]);
});

test("after a content-changed call, the stored page of an item that was taken down is replaced at once", async () => {
  const site = takeDown(await warmed());
  expect((await site.get(ITEM)).status).toBe(200);
  expect((await call(site, { contentIds: ["7"] })).status).toBe(202);
  const response = await site.get(ITEM);
  expect(response.status).toBe(410);
  expect(await response.text()).not.toContain("正文7");
});

test("a stale page is replaced by 410 once a revalidation has found that the item was taken down", async () => {
  const site = takeDown(await warmed({ CACHE_FRESH_SECONDS: "60" }));
  site.clock.now += 61_000;
  await visit(site, ITEM);
  expect((await site.get(ITEM)).status).toBe(410);
  expect(site.log.filter(({ level }) => level !== "info")).toEqual([]);
});

test("a 410 of the content service counts as a failure if the call was not for an item", async () => {
  const site = createSite().on(/^content\/list/, () => new Response("", { status: 410 }));
  expect((await site.get("/news/press_releases")).status).toBe(503);
});
