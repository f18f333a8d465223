import { describe, expect, test } from "vitest";
import type { Effects } from "../../worker/platform/effects.ts";
import { CRAWLER } from "../helpers/document-head.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, type Site } from "../helpers/site.ts";

const PATH = "/announcement/information_disclosure";
/**
 * The call for the index of the list, in which the worker finds the items that match a filter
 * (docs/decisions/0017-an-index-per-node.md).
 */
const INDEX = /^content\/list 2021 0 50$/;
const node = {
  nodeId: 2021,
  nodeIndexName: "INFORMATION DISCLOSURE",
  nodeName: "信息披露",
  taxis: 1,
};

/** A site with 30 disclosures. Every third one is a report, and the first ten are from 2026. */
function siteWithDisclosures(effects: Partial<Effects> = {}): Site {
  const site = createSite({}, {}, effects).on(/^content\/list 2021/, listOf(30, disclosure));
  return site;
}

function disclosure(id: number): object {
  return disclosureOf(id <= 10 ? 2026 : 2025, id);
}

function disclosureOf(year: number, id: number): object {
  const publishTime = `${year}-05-01 09:00:00`;
  return newsItem(id, { node, publishTime, subTitle: id % 3 === 0 ? "报告" : "决议" });
}

function titlesIn(html: string): number[] {
  return [...html.matchAll(/<h2[^>]*>.*?新闻第(\d+)条/g)].map(([, id]) => Number(id));
}

describe("a list with filters", () => {
  test.each([
    ["?year=2026", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ["?kind=报告&year=2026", [3, 6, 9]],
    ["?kind=报告", [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]],
    ["?kind=决议&page=2", [19, 20, 22, 23, 25, 26, 28, 29]],
    ["?year=1900", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ["?year=2026&kind=nope", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])("requested with %s shows the items %o", async (query, ids) => {
    expect(titlesIn(await siteWithDisclosures().text(PATH + query, CRAWLER))).toEqual(ids);
  });

  test("and more than 500 items shows no counts beside the filters, and the log says once that only the first 500 items are examined", async () => {
    const site = createSite().on(/^content\/list 2021/, listOf(900, disclosure));
    for (const page of [1, 2]) {
      const list = `/api/contents?nodeId=2021&pageSize=12&page=${page}&filters=year,kind`;
      const { filters } = await (await site.get(list)).json<{ filters: object[] }>();
      expect(filters).toMatchObject([
        { name: "year", counts: [] },
        { name: "kind", counts: [], within: 500 },
      ]);
      await site.settle();
      site.clock.now += 3_600_000;
    }
    const warnings = site.log.filter(({ message }) => message.includes("only its first 500 items"));
    expect(warnings).toHaveLength(1);
  });

  test("marks the selected value, and links to the list without the filter", async () => {
    const html = await siteWithDisclosures().text(`${PATH}?year=2026`, CRAWLER);
    const filters = ["年份", "类别"]
      .map((name) => html.match(`<nav aria-label="${name}".*?</nav>`)?.[0] ?? "")
      .join("");
    const current = [...filters.matchAll(/<a [^>]*aria-current="true"[^>]*>([^<]+)</g)];
    expect(current.map(([, name]) => name)).toEqual(["2026", "全部"]);
    expect(filters).toContain(`href="${PATH}"`);
    expect(filters).toContain(`href="${PATH}?year=2026&amp;kind=${encodeURIComponent("报告")}"`);
  });

  test.each([
    ["?kind=报告&year=2026", "2026、报告 - 信息披露"],
    ["?year=2025&page=2", "2025 - 信息披露 - 第 2 页"],
    ["?year=1900", "信息披露"],
  ])("requested with %s has the title %s", async (query, title) => {
    const html = await siteWithDisclosures().text(PATH + query, CRAWLER);
    expect(html).toContain(`<title>${title} - `);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
  });

  test.each(["?year=2026", "?kind=报告", "?year=2026&kind=报告&pageSize=10"])(
    "requested with %s has the canonical URL of the unfiltered list",
    async (query) => {
      const html = await siteWithDisclosures().text(PATH + query, CRAWLER);
      expect(html.match(/rel="canonical" href="[^"]*"/g)).toEqual([
        `rel="canonical" href="https://www.example.com${PATH}"`,
      ]);
    },
  );

  test("keeps the filters in the links of the pager and in its forms", async () => {
    const html = await siteWithDisclosures().text(`${PATH}?kind=决议`, CRAWLER);
    const kind = encodeURIComponent("决议");
    expect(html).toContain(`href="${PATH}?kind=${kind}&amp;page=2"`);
    expect(html).toContain('<input type="hidden" name="kind" value="决议"/>');
  });

  test.each([
    ["?year=2026", "is"],
    ["?year=2026&kind=报告", "is"],
    ["?utm_source=x&year=2026", "is"],
    ["?year=1900", "is not"],
    ["?year=2026&kind=nope", "is not"],
    ["?year=2026&page=99", "is not"],
  ])("requested with %s %s stored by the cache", async (query, verb) => {
    const site = siteWithDisclosures();
    const response = await site.get(PATH + query, CRAWLER);
    expect(response.status).toBe(200);
    await response.text();
    await site.settle();
    const status = (await site.get(PATH + query, CRAWLER)).headers.get("cache-status") ?? "";
    expect(status.includes("html; hit")).toBe(verb === "is");
  });

  test("contains the item after the first 50 even if one of the first 50 is invalid", async () => {
    const site = createSite();
    const itemAt = (number: number) =>
      number === 21 ? { id: 21, title: null } : disclosureOf(number === 51 ? 2025 : 2026, number);
    site.on(/^content\/list 2021/, listOf<object>(60, itemAt));
    expect(titlesIn(await site.text(`${PATH}?year=2025`, CRAWLER))).toEqual([51]);
  });

  test("takes two calls, which all combinations of filters share", async () => {
    const site = siteWithDisclosures();
    for (const query of ["", "?year=2026", "?year=2025", "?kind=报告"]) {
      await site.text(PATH + query, CRAWLER);
    }
    const calls = site.upstream.calls.filter((call) => call.startsWith("content/list 2021"));
    expect(new Set(calls)).toEqual(new Set(["content/list 2021 0 12", "content/list 2021 0 50"]));
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  test("is shown with all items and without filters if its index is unavailable", async () => {
    const site = siteWithDisclosures();
    site.on(INDEX, down);
    const html = await site.text(PATH, CRAWLER);
    expect(titlesIn(html)).toHaveLength(12);
    expect(html).not.toContain('aria-label="年份"');
  });

  // The page waits for the index only for `optionalTimeout`, and not until the call for the index times out.
  test("is shown without filters if its index is late, and is not stored in this form", async () => {
    const site = siteWithDisclosures({ optionalTimeout: 1 });
    const slow = gate();
    site.on(INDEX, async () => {
      await slow.wait;
      return { data: [disclosure(1), disclosure(11)], totalCount: 2 };
    });
    const html = await site.text(PATH, CRAWLER);
    expect(titlesIn(html)).toHaveLength(12);
    expect(html).not.toContain('aria-label="年份"');
    slow.open();
    await site.settle();
    const response = await site.get(PATH, CRAWLER);
    expect(response.headers.get("cache-status")).not.toContain("html; hit");
    expect(await response.text()).toContain('aria-label="年份"');
  });
});

describe("a list of a hundred thousand items", () => {
  const TOTAL = 100_000;
  const HOURS = 3_600_000;
  const timeAt = (offset: number) => Date.parse("2026-11-01T00:00:00+08:00") - offset * HOURS;
  const yearOf = (offset: number) => new Date(timeAt(offset) + 8 * HOURS).getUTCFullYear();

  function longSite(): Site {
    const site = createSite();
    const itemAt = (number: number) => {
      return { ...disclosure(number), publishTime: new Date(timeAt(number - 1)).toISOString() };
    };
    site.on(/^content\/list 2021/, listOf(TOTAL, itemAt));
    return site;
  }

  const offsets = Array.from({ length: TOTAL }, (_, offset) => offset);

  test.each([2026, 2021, 2016, yearOf(TOTAL - 1)])(
    "shows the items of the year %i after a few calls",
    async (year) => {
      const site = longSite();
      const ofYear = offsets.filter((offset) => yearOf(offset) === year);
      const path = `/api/contents?nodeId=2021&view=card&pageSize=12&filters=year,kind&year=${year}`;
      const pageAt = async (page: number) => (await site.get(`${path}&page=${page}`)).json();
      const idsFrom = (start: number) =>
        ofYear.slice(start, start + 12).map((offset) => ({ id: String(offset + 1) }));
      expect(await pageAt(1)).toMatchObject({
        total: ofYear.length,
        items: idsFrom(0),
        filters: [{ name: "year", selected: String(year), counts: [] }],
      });
      await site.settle();
      const { length } = site.upstream.calls;
      expect(length).toBeLessThanOrEqual(9);
      const pageCount = Math.ceil(ofYear.length / 12);
      expect(await pageAt(pageCount + 1)).toMatchObject({
        page: pageCount,
        items: idsFrom((pageCount - 1) * 12),
      });
      await site.settle();
      expect(site.upstream.calls.length - length).toBeLessThanOrEqual(2);
    },
  );

  test("offers all years, and says how many items the filter by kind examines", async () => {
    const html = await longSite().text(PATH, CRAWLER);
    const years = /<nav aria-label="年份".*?<\/nav>/.exec(html)?.[0] ?? "";
    expect(years.match(/\?year=\d{4}/g)).toHaveLength(2026 - yearOf(TOTAL - 1) + 1);
    expect(html).toContain("类别：只在前 500 条中筛选");
  });

  test("shows all of its items if the requested year has none", async () => {
    const site = longSite();
    const path = "/api/contents?nodeId=2021&filters=year&year=1999";
    expect(await (await site.get(path)).json()).toMatchObject({ total: TOTAL, page: 1 });
  });
});

test("filters are shown again a minute after one of the calls for their index has failed", async () => {
  const site = siteWithDisclosures();
  let isDown = true;
  const all = Array.from({ length: 60 }, (_, index) => ({
    ...disclosure(index + 1),
    publishTime: index < 50 ? "2026-01-01 09:00:00" : "2024-01-01 09:00:00",
  }));
  site.on(/^content\/list 2021 \d 50$/, async (request) => {
    const { pageNo } = await request.json<{ pageNo: number }>();
    if (isDown && pageNo > 0) return down();
    return { data: all.slice(pageNo * 50, (pageNo + 1) * 50), totalCount: 60 };
  });
  const years = async () => {
    const response = await site.get("/api/contents?nodeId=2021&filters=year&year=2026");
    const { filters } = await response.json<{ filters: { values: string[] }[] }>();
    await site.settle();
    return filters[0]?.values;
  };
  expect(await years()).toBeUndefined();
  isDown = false;
  site.clock.now += 61_000;
  expect(await years()).toEqual(["2026", "2024"]);
});

describe("/api/contents", () => {
  test("filters a list by the requested values", async () => {
    const site = siteWithDisclosures();
    const query = "nodeId=2021&view=card&pageSize=12&filters=year,kind&year=2026";
    const page = await (await site.get(`/api/contents?${query}`)).json();
    expect(page).toMatchObject({
      total: 10,
      filters: [
        { name: "year", values: ["2026", "2025"], selected: "2026" },
        { name: "kind", values: ["决议", "报告"] },
      ],
    });
  });

  test.each([
    ["year=2026&isColor=true", 400],
    ["year=2026&position=3", 400],
    ["isColor=true", 200],
    ["position=3", 200],
  ])("with `filters` and %s in the query responds with %i", async (query, status) => {
    const path = `/api/contents?nodeId=2021&filters=year,kind&${query}`;
    const response = await siteWithDisclosures().get(path);
    expect(response.status).toBe(status);
    if (status === 400)
      expect(await response.json()).toMatchObject({ error: { code: "bad-request" } });
  });

  test("is not stored by caches in front of the worker if the index for the filters fails", async () => {
    const site = siteWithDisclosures();
    site.on(INDEX, down);
    const response = await site.get("/api/contents?nodeId=2021&filters=year&year=2026");
    expect(await response.json()).toMatchObject({ total: 30 });
    expect(response.headers.get("cloudflare-cdn-cache-control")).toBe("no-store");
  });

  test("ignores the value of a filter that was not requested, and refuses an unknown filter", async () => {
    const site = siteWithDisclosures();
    const unfiltered = await (await site.get("/api/contents?nodeId=2021&year=2026")).json();
    expect(unfiltered).toMatchObject({ total: 30 });
    expect(unfiltered).not.toHaveProperty("filters");
    expect((await site.get("/api/contents?nodeId=2021&filters=colour")).status).toBe(400);
  });
});
