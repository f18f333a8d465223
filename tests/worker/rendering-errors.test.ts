import { afterEach, beforeEach, expect, test } from "vitest";
import { breakLists, mendLists } from "../helpers/broken-list.ts";
import { CRAWLER } from "../helpers/document-head.ts";
import { gate } from "../helpers/fake-upstream.ts";
import { createSite, LIST } from "../helpers/site.ts";

beforeEach(() => breakLists());
afterEach(mendLists);

test("if a part of a page fails to render, a crawler gets the error page without placeholders", async () => {
  const { response, text: html } = await createSite().visit(LIST, CRAWLER);
  expect(response.status).toBe(500);
  expect(html).toContain('aria-label="主导航"');
  expect(html).toContain("页面出了问题</h1>");
  expect(html).not.toContain("data-skeleton");
  expect(html).not.toContain("the list cannot be rendered");
});

test("a page with a part that fails to render is not stored", async () => {
  const site = createSite();
  for (const _ of ["first", "second"]) {
    const { response } = await site.visit(LIST, CRAWLER);
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("cache-status")).not.toContain("html; hit");
    expect(response.headers.get("cache-status")).not.toMatch(/html[^,]*stored/);
  }
});

test("if a part of a page is not rendered in time, its placeholder stays, and the log has one warning and no error", async () => {
  breakLists(new Promise(() => {}));
  const site = createSite({ UPSTREAM_TIMEOUT_MS: "300" });
  await site.visit("/about/profile");
  const slow = gate();
  site.on(/^content\/list 2031/, async (_, usual) => {
    await slow.wait;
    return usual();
  });
  const response = await site.get(LIST);
  slow.open();
  expect(await response.text()).toContain("data-skeleton");
  const problems = site.log.filter(({ level }) => level !== "info");
  expect(problems).toMatchObject([{ level: "warn", message: "rendering has timed out" }]);
});
