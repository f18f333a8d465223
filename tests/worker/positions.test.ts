import { describe, expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, type Site } from "../helpers/site.ts";
import { graphIn } from "../helpers/structured-data.ts";

const PATH = "/recruitment/recruitment";
/**
 * The call for the index of the list, in which the worker finds the page that contains a position
 * (docs/decisions/0017-an-index-per-node.md).
 */
const INDEX = /^content\/list 50 0 50$/;
const jobs = {
  nodeId: 50,
  nodeName: "招聘职位",
  nodeIndexName: "RECRUITMENT",
  isShow: 1,
  taxis: 1,
};

/** A site with 30 positions, 12 on each page of the list. */
function siteWithPositions(): Site {
  const site = createSite()
    .on(/^node\/list 38/, () => [{ ...jobs, nodeId: 1, childs: [jobs] }])
    .on(/^content\/list 50/, listOf(30, position));
  return site;
}

function position(id: number): object {
  return newsItem(id, { node: jobs, address: id % 2 === 0 ? "南京、雅加达" : "上海" });
}

describe("the list of open positions", () => {
  test.each([
    ["?position=20", "新闻第20条", `${PATH}?position=20`],
    ["?position=20&pageSize=30", "新闻第20条", `${PATH}?position=20`],
    ["?position=3", "新闻第3条", `${PATH}?position=3`],
    ["?position=301", "新闻第1条", PATH],
    ["?position=unknown", "新闻第1条", PATH],
    ["?position=20&page=3", "新闻第30条", `${PATH}?page=3`],
  ])("requested with %s shows %s", async (query, title, canonical) => {
    const html = await siteWithPositions().text(PATH + query, CRAWLER);
    expect(html).toContain(title);
    expect(html).toContain(`<link rel="canonical" href="https://www.example.com${canonical}"/>`);
  });

  test("gives a position its own title, description and job posting", async () => {
    const html = await siteWithPositions().text(`${PATH}?position=20`, CRAWLER);
    expect(html).toContain("<title>新闻第20条 - 招聘职位 - ");
    expect(html).toMatch(/<meta name="description" content="[^"]*20/);
    const thingsIn = (page: string) =>
      graphIn(page).map((thing) => `${thing["@type"]} ${thing.title ?? ""}`.trim());
    expect(thingsIn(html)).toEqual(["BreadcrumbList", "JobPosting 新闻第20条"]);
    const list = await siteWithPositions().text(PATH, CRAWLER);
    expect(thingsIn(list)).toEqual(["BreadcrumbList", "ItemList"]);
  });

  test.each([
    ["", "--count:30;--lit:15", /(?:南京|雅加达|上海)：15\s?个职位/],
    [`?place=${encodeURIComponent("雅加达")}`, "--count:15;--lit:15", /雅加达：15\s?个职位/],
  ])(
    "counts a position with several places of work only once in the chart of places (query: “%s”)",
    async (query, drawn, place) => {
      const html = await siteWithPositions().text(PATH + query, CRAWLER);
      expect(html).toContain(drawn);
      expect(html.replace(/<[^>]*>/g, "")).toMatch(place);
    },
  );

  test("lists the address of each position in the sitemap", async () => {
    const xml = await siteWithPositions().text("/sitemap-pages.xml");
    expect(xml).toContain(`<loc>https://www.example.com${PATH}?position=1</loc>`);
    expect(xml).toContain(`<loc>https://www.example.com${PATH}?position=30</loc>`);
  });

  test("shows a position on its page of the unfiltered list, whatever filter is requested", async () => {
    const query = `?position=20&place=${encodeURIComponent("上海")}`;
    const html = await siteWithPositions().text(PATH + query, CRAWLER);
    expect(html).toContain("新闻第20条");
    expect(html).toContain(`href="https://www.example.com${PATH}?position=20"`);
    expect(html).toContain('aria-label="工作地点"');
  });

  test("fetches no item, because the index of the list says which page contains the position", async () => {
    const site = siteWithPositions();
    await site.text(`${PATH}?position=20`, CRAWLER);
    expect(site.upstream.calls.filter((call) => /^content\/\d/.test(call))).toEqual([]);
    expect(site.upstream.calls).toContain("content/list 50 1 12");
  });

  test("sends the beginning of the document before it is known on which page of the list the position is", async () => {
    const site = siteWithPositions();
    const slow = gate();
    site.on(INDEX, async (_, usual) => {
      await slow.wait;
      return usual();
    });
    const response = await site.get(`${PATH}?position=20`);
    expect(response.status).toBe(200);
    slow.open();
    await response.text();
  });

  test("shows page 1 if the index of the list fails, and this document is not stored", async () => {
    const site = siteWithPositions();
    site.on(INDEX, down);
    const response = await site.get(`${PATH}?position=20`, CRAWLER);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-status")).not.toContain("html; fwd=uri-miss; stored");
    expect(await response.text()).toContain("新闻第1条");
  });
});

test("/api/contents returns the page that contains a position", async () => {
  const site = siteWithPositions();
  const page = await (await site.get("/api/contents?nodeId=50&pageSize=12&position=20")).json();
  expect(page).toMatchObject({ page: 2, total: 30 });
  expect((await site.get("/api/contents?nodeId=50&position=a%20b")).status).toBe(400);
});
