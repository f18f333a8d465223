import { afterEach, beforeEach, expect, test } from "vitest";
import { breakLists, mendLists } from "../helpers/broken-list.ts";
import { gate } from "../helpers/fake-upstream.ts";
import { createSite } from "../helpers/site.ts";

const LIST = "/news/press_releases";

beforeEach(() => breakLists());
afterEach(mendLists);

async function visit(site = createSite()) {
  const response = await site.get(LIST, { headers: { "user-agent": "Baiduspider/2.0" } });
  const html = await response.text();
  await site.settle();
  return { response, html };
}

test("a complete page with a part that fails to render becomes the error page, without a skeleton", async () => {
  const { response, html } = await visit();
  expect(response.status).toBe(500);
  expect(html).toContain('aria-label="主导航"');
  expect(html).toContain("页面出了问题</h1>");
  expect(html).not.toContain("data-skeleton");
  expect(html).not.toContain("the list cannot be rendered");
});

test("nothing is stored for that page", async () => {
  const site = createSite();
  const first = await visit(site);
  const second = await visit(site);
  for (const { response } of [first, second]) {
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("cache-status")).not.toContain("html; hit");
    expect(response.headers.get("cache-status")).not.toMatch(/html[^,]*stored/);
  }
});

test("a part that is not rendered in time is cut off, with one warning and no error", async () => {
  breakLists(new Promise(() => {}));
  const site = createSite({ UPSTREAM_TIMEOUT_MS: "300" });
  await site.text("/about/profile");
  await site.settle();
  const slow = gate();
  site.upstream.on(/^content\/list 2031/, async (_, usual) => {
    await slow.wait;
    return usual();
  });
  const response = await site.get(LIST);
  slow.open();
  expect(await response.text()).toContain("data-skeleton");
  const problems = site.log.filter(({ level }) => level !== "info");
  expect(problems).toMatchObject([{ level: "warn", message: "rendering has timed out" }]);
});
