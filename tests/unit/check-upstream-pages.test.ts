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

describe("a service written from the protocol document", () => {
  test("fills every page", async () => {
    const found = await results(await plainService());
    expect(problems(found)).toEqual([]);
    expect(found.filter(({ isPage }) => isPage).length).toBeGreaterThan(25);
  });

  test("with another name for a section and a page learns the nearest known ones", async () => {
    const service = await plainService({ ABOUT: "ABOUT US", "COMPANY PROFILE": "PROFILE" });
    expect(problems(await results(service))).toEqual([
      "section ABOUT, to /about/profile: no node has this index name, so no menu has the section",
      "/about/profile (COMPANY PROFILE): no node has this index name",
      "ABOUT US: no page has this index name, so the node is text; the nearest is ABOUT",
      "PROFILE: no page has this index name, so the node is text; the nearest is COMPANY PROFILE",
    ]);
  });

  test("finds a page's node by the id that the site knows", async () => {
    const service = await plainService({ "DEVELOPMENT HISTORY": "HISTORY" });
    expect(problems(await results(service)).filter((line) => line.startsWith("/"))).toEqual([]);
  });

  /** The results for pages if the items of a node have these fields instead of their usual ones. */
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
    ["no items", "CULTURE", [], /node 114 has no items/],
    ["an item without a title", "VIDEO", [{}, { title: "" }], /^item 1: .*title/],
    ["no bodies to show", "BRAND HISTORY", [{ content: null }], /no item has content/],
    [
      "items that belong nowhere",
      "PRESS RELEASES",
      [{ node: null }],
      /1 items without node have no page .news.news_detail/,
    ],
    ["items without a group", "MEETING", [{ node: null }], /are in no group/],
    [
      "items of a group without an index name",
      "CULTURE",
      [groupless],
      /1 items without a nodeIndexName in node are in no group/,
    ],
    [
      "no films where the page is for them",
      "VIDEO",
      [{ videoUrl: null }],
      /no item has videoUrl, which the page is for/,
    ],
  ])("with %s is told so", async (_, name, items, problem) => {
    expect(await wrongWith(name, ...items)).toEqual([
      expect.objectContaining({
        name: expect.stringContaining(name),
        problem: expect.stringMatching(problem),
      }),
    ]);
  });

  test("may have no bodies where the page has summaries, and items without a film beside one", async () => {
    expect(await wrongWith("VIDEO", { content: null })).toEqual([]);
    expect(await wrongWith("VIDEO", {}, { videoUrl: null })).toEqual([]);
  });

  test.each<[string, number, number, number | undefined]>([
    ["COMPANY PROFILE", 300, 10, 240],
    ["COMPANY PROFILE", 60, 200_000, 24],
    ["COMPANY PROFILE", 240, 10, undefined],
    ["CULTURE", 520, 10, 500],
    ["PRESS RELEASES", 520, 10, undefined],
  ])("with %s of %i items of %i bytes learns how many are shown", async (name, count, ...rest) => {
    const [length, shown] = rest;
    const service = await plainService();
    const [item = {}] = service.items.get(name) ?? [];
    const content = "x".repeat(length);
    const all = Array.from({ length: count }, (_, id) => ({ ...item, id, content }));
    service.items.set(name, all);
    expect(problems(await results(service))).toEqual(
      shown ? [expect.stringContaining(`only the first ${shown} of ${count} are shown`)] : [],
    );
  });

  test("with hidden nodes learns what is in no menu", async () => {
    const service = await plainService();
    for (const node of service.nodes) {
      if (["ABOUT", "VIDEO", "INDXICP"].includes(node.nodeIndexName)) node.isShow = 0;
    }
    const hidden = "its node or one above it has no isShow of 1, so no menu and no sitemap has it";
    expect(problems(await results(service))).toEqual([
      `section ABOUT, to /about/profile: ${hidden}`,
      `/news/video (VIDEO): ${hidden}`,
    ]);
  });

  test("with redirects is not told that they have no page", async () => {
    const service = await plainService();
    expect(service.nodes.map(({ nodeIndexName }) => nodeIndexName)).toContain("REDIRECTS");
    expect(problems(await results(service))).toEqual([]);
  });

  test.each([
    ["no-cache, no-store", 5],
    ["max-age=0", 5],
    ["max-age=60, must-revalidate", 0],
  ])("with CDN-Cache-Control: %s is warned %i times", async (cacheControl, count) => {
    const service = await plainService({}, { "cdn-cache-control": cacheControl });
    const found = problems(await results(service, checkUpstream));
    expect(found.filter((line) => line.includes("each visit wait"))).toHaveLength(count);
  });

  test("with a Cache-Control that frameworks send learns that it has no effect", async () => {
    const service = await plainService({}, { "cache-control": "no-cache, no-store" });
    const found = await results(service, checkUpstream);
    expect(found.map(({ name }) => name)).toContain(
      "node/list: the site may cache it (CDN-Cache-Control: none; Cache-Control: no-cache, no-store has no effect)",
    );
    expect(problems(found).filter((line) => line.includes("each visit wait"))).toEqual([]);
  });
});
