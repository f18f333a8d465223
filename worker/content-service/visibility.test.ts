import { beforeAll, describe, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content-service/seed.ts";
import {
  credentials,
  db,
  load,
  signedRequest,
} from "../../tests/fixtures/content-service/service.ts";
import { respondTo } from "./service.ts";

/** Item 1 appears at PUBLICATION. Items 1 and 2 disappear at EXPIRY. Item 3 stays. */
const PUBLICATION = Date.parse("2027-03-01T09:00:00+08:00");
const EXPIRY = Date.parse("2027-03-02T00:00:05+08:00");

beforeAll(() =>
  load(
    locale([
      item(1, {
        title: "钢铁公告",
        publishTime: "2027-03-01 09:00:00",
        expireTime: "2027-03-02 00:00:05",
        isColor: true,
      }),
      item(2, { title: "钢铁公告", nodeId: 12, expireTime: "2027-03-02 00:00:05" }),
      item(3, { title: "钢铁旧闻", publishTime: "2020-01-01 00:00:00", isColor: true }),
    ]),
    // This item is in a second domain. The two domains share only the search index.
    locale([item(4, { publishTime: "2027-03-01 00:00:00", title: "钢铁" })], 39),
  ),
);

const condition = { nodeId: 11 };
const calls = {
  list: { target: "content/list?domainId=38", payload: { condition } },
  "list in colour": {
    target: "content/list?domainId=38",
    payload: { condition: { ...condition, isColor: true } },
  },
  listAll: { target: "content/listAll?domainId=38", payload: { condition: { nodeId: 10 } } },
  search: { target: "content/search?domainId=38", payload: { condition: { keyword: "钢铁" } } },
};

/**
 * Returns what a call shows at the given time, and for how long its response may be stored. A list is returned as its
 * ids and its total, and an item as its id.
 */
async function at(now: number, call: { target: string; payload?: unknown }) {
  const request = await signedRequest(call, { now: () => new Date(now) });
  const response = await respondTo(request, { session: db.withSession(), credentials, now });
  const { data } = await response.json<{ data: ListData | { id: number } | null }>();
  const shown =
    data && "data" in data
      ? { ids: data.data.map(({ id }) => id).toSorted(), total: data.totalCount }
      : (data?.id ?? null);
  return { shown, cacheControl: response.headers.get("cdn-cache-control") };
}

interface ListData {
  data: { id: number }[];
  totalCount: number;
}

const within = (seconds: number) => `max-age=${seconds}, must-revalidate`;
const DAY = 86_400;
const UNTIL_EXPIRY = (EXPIRY - PUBLICATION) / 1000;

test.each([
  ["list", [3], [1, 3], [3]],
  ["list in colour", [3], [1, 3], [3]],
  ["listAll", [2, 3], [1, 2, 3], [3]],
  ["search", [2, 3], [1, 2, 3], [3]],
] as const)(
  "the %s call returns an item from its publishTime until its expireTime, and says when the response will change",
  async (name, before, meanwhile, after) => {
    const shows = (ids: readonly number[], cacheControl: string | null) => ({
      shown: { ids, total: ids.length },
      cacheControl,
    });
    const call = calls[name];
    expect(await at(PUBLICATION - DAY * 1000, call)).toEqual(shows(before, within(DAY)));
    expect(await at(PUBLICATION - 1, call)).toEqual(shows(before, within(0)));
    expect(await at(PUBLICATION, call)).toEqual(shows(meanwhile, within(UNTIL_EXPIRY)));
    expect(await at(EXPIRY - 1, call)).toEqual(shows(meanwhile, within(0)));
    expect(await at(EXPIRY, call)).toEqual(shows(after, null));
  },
);

test("an item is found only from its publishTime until its expireTime, and responses are not stored beyond these times", async () => {
  const call = { target: "content/1" };
  expect(await at(PUBLICATION - 1500, call)).toEqual({ shown: null, cacheControl: within(1) });
  expect(await at(PUBLICATION, call)).toEqual({ shown: 1, cacheControl: within(UNTIL_EXPIRY) });
  expect(await at(EXPIRY - 1, call)).toEqual({ shown: 1, cacheControl: within(0) });
  expect(await at(EXPIRY, call)).toEqual({ shown: null, cacheControl: null });
});

test("hidden items take no place on a page", async () => {
  const page = (pageNo: number) => ({
    target: "content/list?domainId=38",
    payload: { pageNo, pageSize: 1, condition },
  });
  expect(await at(PUBLICATION - 1, page(0))).toMatchObject({ shown: { ids: [3], total: 1 } });
  expect(await at(PUBLICATION, page(1))).toMatchObject({ shown: { ids: [3], total: 2 } });
});

test("a response that will not change has no freshness limit", async () => {
  expect(await at(PUBLICATION, { target: "content/3" })).toEqual({ shown: 3, cacheControl: null });
  const other = { ...calls.list, payload: { condition: { nodeId: 21 } } };
  expect((await at(PUBLICATION, other)).cacheControl).toBeNull();
});

describe("an item that was taken down", () => {
  beforeAll(() =>
    load(locale([item(5, { title: "钢铁", gone: true, publishTime: "2028-01-01 00:00:00" })])),
  );

  test("is reported as gone", async () => {
    const request = await signedRequest({ target: "content/5" });
    const now = Date.now();
    const response = await respondTo(request, { session: db.withSession(), credentials, now });
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: 1410, data: null });
    expect(response.headers.get("cdn-cache-control")).toBeNull();
  });

  test.each(Object.entries(calls))("is not in the response to %s", async (_, call) => {
    expect(await at(PUBLICATION, call)).toEqual({
      shown: { ids: [], total: 0 },
      cacheControl: null,
    });
  });

  test("leaves nothing but its id in the database", async () => {
    const row = await db.prepare("SELECT * FROM items").first();
    expect(row).toMatchObject({ id: 5, response: "null", search_id: null, publish_time: "" });
  });
});

describe("translations", () => {
  const from = "2027-03-01 09:00:00";
  const until = "2027-03-02 00:00:05";
  beforeAll(() =>
    load(locale([{ ...item(1), translations: { ids: { en: 101 }, from, until } }, item(2)])),
  );

  /** Returns the translations of item 1 in the response to a call at the given time. */
  async function at(now: number, call: { target: string; payload?: unknown }) {
    const request = await signedRequest(call, { now: () => new Date(now) });
    const response = await respondTo(request, { session: db.withSession(), credentials, now });
    const { data } = await response.json<{ data: Item & { data?: Item[] } }>();
    const items = data.data ?? [data];
    return items.find(({ id }) => id === 1)?.translations;
  }

  test.each([
    ["an item", { target: "content/1" }],
    ["a list", calls.list],
  ])("are in the response for %s while they are shown", async (_, call) => {
    expect(await at(PUBLICATION - 1000, call)).toBeUndefined();
    expect(await at(PUBLICATION, call)).toEqual({ en: 101 });
    expect(await at(EXPIRY, call)).toBeUndefined();
  });

  interface Item {
    id: number;
    translations?: Record<string, number>;
  }
});
