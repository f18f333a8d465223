import { expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { createSite } from "../helpers/site.ts";

/** A site whose content service leaves the bodies out of lists, as the protocol allows. */
function siteWithoutBodies() {
  const site = createSite().on(/^content\/(list|search) (?!2390)/, (_, usual) => {
    const { data, totalCount } = usual() as { data: object[]; totalCount: number };
    return { data: data.map((item) => ({ ...item, content: undefined })), totalCount };
  });
  return site;
}

test.each([
  ["a list", "/news/press_releases"],
  ["the home page", "/home"],
  ["a search", "/home/search?keyword=新闻"],
  ["a feed", "/feed.xml"],
])(
  "if lists contain no bodies, %s still shows the titles of items, and their summaries unless it is the home page",
  async (_, path) => {
    const site = siteWithoutBodies();
    const response = await site.get(path, CRAWLER);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain("新闻第30条");
    if (path !== "/home") expect(text).toContain("摘要30");
    await site.settle();
  },
);

test("if lists contain no bodies, an article still has its body", async () => {
  const site = siteWithoutBodies();
  expect(await site.text("/news/news_detail/30")).toContain("<p>正文30</p>");
  await site.settle();
});
