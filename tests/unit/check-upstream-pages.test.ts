import { describe, expect, test } from "vitest";
import { checkUpstream } from "../../tools/check-upstream/check.ts";
import { checkPages, type PageResult } from "../../tools/check-upstream/pages.ts";
import { type PlainService, plainService } from "../fixtures/plain-service.ts";

async function results({ fetch }: PlainService, check = checkPages): Promise<PageResult[]> {
  const found: PageResult[] = [];
  const credentials = { user: "web-portal", key: "key", algorithm: "HMAC-SHA-256" } as const;
  const upstream = { origin: "https://cms.example.com", domainId: "38", credentials, fetch };
  for await (const result of check(upstream)) found.push(result);
  return found;
}

function problems(found: PageResult[]) {
  return found.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));
}

describe("the check of the pages of a content service", () => {
  test("finds content for every page in a service that implements docs/content-service.openapi.yaml and nothing else", async () => {
    const found = await results(await plainService());
    expect(problems(found)).toEqual([]);
    expect(found.filter(({ isPage }) => isPage).length).toBeGreaterThan(25);
  });

  test("names the most similar known index names if a section and a page have unknown index names", async () => {
    const service = await plainService({ ABOUT: "ABOUT US", "COMPANY PROFILE": "PROFILE" });
    expect(problems(await results(service))).toEqual([
      "section ABOUT, which leads to /about/profile: no node has this index name, so menus do not have the section",
      "/about/profile (COMPANY PROFILE): no node has this index name",
      "ABOUT US: no page has this index name, so menus show the node without a link; the most similar index name is ABOUT",
      "PROFILE: no page has this index name, so menus show the node without a link; the most similar index name is COMPANY PROFILE",
    ]);
  });

  test("accepts an unknown index name for a page if the site knows the id of the page's node", async () => {
    const service = await plainService({ "DEVELOPMENT HISTORY": "HISTORY" });
    expect(problems(await results(service)).filter((line) => line.startsWith("/"))).toEqual([]);
  });

  /**
   * Runs the check after the items of a page have been replaced by items with these fields. Fields that are not given
   * have their usual values. Returns the results that have a problem.
   */
  async function wrongWith(name: string, ...items: object[]): Promise<PageResult[]> {
    const service = await plainService();
    const [usual = {}] = service.items.get(name) ?? [];
    service.items.set(
      name,
      items.map((item) => ({ ...usual, ...item })),
    );
    return (await results(service)).filter((result) => result.problem);
  }

  const groupless = { node: { nodeId: 7, nodeName: "values" } };

  test.each([
    ["a page without items", "CULTURE", [], /node 114 has no items/],
    ["an item without a title", "VIDEO", [{}, { title: "" }], /^item 1: .*title/],
    [
      "a page that shows bodies if no item has a body",
      "BRAND HISTORY",
      [{ content: null }],
      /no item has content/,
    ],
    [
      "items without a node",
      "PRESS RELEASES",
      [{ node: null }],
      /items without node, which therefore have no page .news.news_detail.*: 1$/,
    ],
    ["items without a group", "MEETING", [{ node: null }], /so that no group shows them: 1$/],
    [
      "items of a group without an index name",
      "CULTURE",
      [groupless],
      /items without nodeIndexName in node, so that no group shows them: 1$/,
    ],
    [
      "a page about films if no item has a film",
      "VIDEO",
      [{ videoUrl: null }],
      /no item has videoUrl, so the page shows little more than titles/,
    ],
  ])("reports %s", async (_, name, items, problem) => {
    expect(await wrongWith(name, ...items)).toEqual([
      expect.objectContaining({
        name: expect.stringContaining(name),
        problem: expect.stringMatching(problem),
      }),
    ]);
  });

  test("accepts items without bodies if the page shows summaries, and items without films if another item has a film", async () => {
    expect(await wrongWith("VIDEO", { content: null })).toEqual([]);
    expect(await wrongWith("VIDEO", {}, { videoUrl: null })).toEqual([]);
  });

  test.each<[string, number, number, number | undefined]>([
    ["COMPANY PROFILE", 300, 10, 240],
    ["COMPANY PROFILE", 60, 200_000, 24],
    ["COMPANY PROFILE", 240, 10, undefined],
    ["CULTURE", 520, 10, 500],
    ["PRESS RELEASES", 520, 10, undefined],
  ])(
    "says for the page %s, with %i items of %i bytes, how many items the page shows if it cannot show all of them",
    async (name, count, ...rest) => {
      const [length, shown] = rest;
      const service = await plainService();
      const [item = {}] = service.items.get(name) ?? [];
      const content = "x".repeat(length);
      const all = Array.from({ length: count }, (_, id) => ({ ...item, id, content }));
      service.items.set(name, all);
      expect(problems(await results(service))).toEqual(
        shown ? [expect.stringContaining(`only the first ${shown} of ${count} items`)] : [],
      );
    },
  );

  test("reports pages and sections that menus leave out because their nodes are hidden", async () => {
    const service = await plainService();
    for (const node of service.nodes) {
      if (["ABOUT", "VIDEO", "INDXICP"].includes(node.nodeIndexName)) node.isShow = 0;
    }
    const hidden =
      "isShow is not 1 in its node or in a node above it, so menus and the sitemap leave the page out";
    expect(problems(await results(service))).toEqual([
      `section ABOUT, which leads to /about/profile: ${hidden}`,
      `/news/video (VIDEO): ${hidden}`,
    ]);
  });

  test("does not report that the node for redirects has no page", async () => {
    const service = await plainService();
    expect(service.nodes.map(({ nodeIndexName }) => nodeIndexName)).toContain("REDIRECTS");
    expect(problems(await results(service))).toEqual([]);
  });

  test.each([
    ["no-cache, no-store", 5],
    ["max-age=0", 5],
    ["max-age=60, must-revalidate", 0],
  ])(
    "if the service sends CDN-Cache-Control: %s, warns %i times that every visitor has to wait",
    async (cacheControl, count) => {
      const service = await plainService({}, { "cdn-cache-control": cacheControl });
      const found = problems(await results(service, checkUpstream));
      expect(found.filter((line) => line.includes("every visitor wait"))).toHaveLength(count);
    },
  );

  test("says that the site ignores a Cache-Control header, which many frameworks send by default", async () => {
    const service = await plainService({}, { "cache-control": "no-cache, no-store" });
    const found = await results(service, checkUpstream);
    expect(found.map(({ name }) => name)).toContain(
      "node/list: the site may cache the response (CDN-Cache-Control: none; Cache-Control: no-cache, no-store is ignored)",
    );
    expect(problems(found).filter((line) => line.includes("every visitor wait"))).toEqual([]);
  });
});
