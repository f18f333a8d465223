import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkUpstream } from "../../tools/check-upstream/check.ts";
import type { Upstream } from "../../tools/check-upstream/client.ts";
import type { Result } from "../../tools/cli/results.ts";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { type MockCall, respond } from "../../tools/mock-upstream/service.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { fetchFrom } from "../helpers/fetch-service.ts";

let server: ContentServer;

beforeEach(async () => {
  server = await startContentServer(smallSite);
});

afterEach(() => server.close());

function upstream(over: Partial<Upstream> = {}): Upstream {
  return {
    origin: server.origin,
    domainId: "38",
    credentials: { user: "web-portal", key: smallSite.key, algorithm: "HMAC-SHA-256" },
    fetch,
    ...over,
  };
}

async function check(over?: Partial<Upstream>): Promise<Result[]> {
  const results: Result[] = [];
  for await (const result of checkUpstream(upstream(over))) results.push(result);
  return results;
}

/** The names of the checks that found a problem. */
async function problems(over?: Partial<Upstream>): Promise<string[]> {
  return (await check(over)).flatMap(({ name, problem }) => (problem === undefined ? [] : [name]));
}

interface Change {
  call?: (call: MockCall) => MockCall;
  body?: (body: object, call: MockCall) => unknown;
}

/**
 * A service that does not check signatures. `call` changes the calls that the service receives, and `body` changes the
 * service's responses.
 */
function lax({ call = (it) => it, body = (it) => it }: Change = {}): typeof fetch {
  return fetchFrom((given) => {
    const { status, body: usual } = respond(call(given), smallSite);
    return { status, body: body(usual, given) };
  });
}

/** A service that accepts this many calls and then refuses all further calls. */
function refusingAfter(accepted: number) {
  let count = 0;
  const usual = lax();
  const refusing: typeof fetch = async (...request) => {
    count += 1;
    return count > accepted ? Response.json({ code: 1401 }, { status: 403 }) : usual(...request);
  };
  return { fetch: refusing, calls: () => count };
}

/** The problems that the check finds in a service with this change. Results that are only advice are left out. */
async function wrongOf(change: Change): Promise<Result[]> {
  const results = await check({ fetch: lax(change) });
  return results.filter(({ problem, isAdvice }) => problem && !isAdvice);
}

describe("the check of a content service", () => {
  test("finds no problem in a service that follows the protocol", async () => {
    expect(await problems()).toEqual([]);
  });

  test("sends valid signatures, except in requests that are wrong on purpose", async () => {
    await check();
    expect(new Set(server.refused)).toEqual(
      new Set(["x-signature", "x-user", "content-md5", "x-date", "x-nonce"]),
    );
  });

  test("warns about each invalid request that the service accepts", async () => {
    const results = await check({ fetch: lax() });
    const accepted = results.filter(({ problem }) => problem !== undefined);
    expect(accepted.map(({ name }) => name)).toEqual([
      "refuses another key",
      "refuses another user",
      "refuses a body that differs from its content-md5",
      "refuses a query that the signature does not cover",
      "refuses a date from an hour ago",
      "refuses a nonce that was already used",
    ]);
    expect(accepted.every(({ isAdvice }) => isAdvice)).toBe(true);
  });

  test("ends with one message after the first call if the service has another key", async () => {
    const credentials = { ...upstream().credentials, key: "another" };
    await expect(check({ credentials })).rejects.toThrow(
      /^http:\S+ refuses the signature of \S+ with HTTP 401: check that UPSTREAM_KEY, .*$/,
    );
    expect(server.seen.calls).toBe(1);
  });

  test("ends as soon as the service refuses a valid signature", async () => {
    const { fetch, calls } = refusingAfter(3);
    await expect(check({ fetch })).rejects.toThrow(/refuses the signature/);
    expect(calls()).toBe(4);
  });

  test.each([
    [500, [], /^http:\S+ has no usable navigation: node\/list is HTTP 500 without a JSON .*$/],
    [
      200,
      { code: 1401 },
      /^http:\S+ has no usable navigation: node\/list is HTTP 200 with code 1401 .*$/,
    ],
  ])(
    "ends if the service responds to the call for the navigation with status %i and %j",
    async (...row) => {
      const [status, body, message] = row;
      const fetch = async () => Response.json(body, { status });
      await expect(check({ fetch })).rejects.toThrow(message);
    },
  );

  test("reports a service that numbers pages from 1", async () => {
    const call = (given: MockCall) => ({
      ...given,
      body: given.body.replace(/"pageNo":(\d+)/, (_, page) => `"pageNo":${Math.max(0, page - 1)}`),
    });
    expect(await wrongOf({ call })).toEqual([
      {
        name: "content/list: with one item per page, pageNo 1 is item 2",
        problem: "expected 501, got 500: the first page must have the number 0",
      },
    ]);
  });

  test("accepts totalCount beside a list", async () => {
    const body = (given: object) => {
      const { code, data } = given as {
        code: number;
        data: { data?: object; totalCount?: number };
      };
      return data?.data ? { code, data: data.data, totalCount: data.totalCount } : given;
    };
    expect(await wrongOf({ body })).toEqual([]);
  });

  test.each([
    ["no totalCount", { code: 1000, data: { data: [] } }, "totalCount is missing"],
    ["another code", { code: 0, data: [] }, "HTTP 200 with code 0 instead of 1000"],
    ["no code", [], "HTTP 200 without a JSON object that has a code"],
  ])("reports a response with %s", async (_, body, problem) => {
    const ofLists = (given: object, { target }: MockCall) =>
      target.includes("node/list") ? given : body;
    const results = await check({ fetch: lax({ body: ofLists }) });
    const name = "content/listAll: the response has items and totalCount";
    const all = results.find((result) => result.name === name);
    expect(all?.problem).toBe(problem);
  });

  test.each([
    ["data", "totalCount is missing"],
    ["items", "data is neither {data: […], totalCount} nor […] with totalCount beside it"],
  ])("reports a list that has no property except %s", async (name, problem) => {
    const body = (given: object, { target }: MockCall) =>
      target.includes("content/list?") ? { code: 1000, data: { [name]: [] } } : given;
    const results = await check({ fetch: lax({ body }) });
    const lists = results.filter((result) => result.name.startsWith("content/list:"));
    expect(lists.map((result) => result.problem)).toEqual([problem]);
  });

  test("reports a service that sends an empty item for an unknown id", async () => {
    const body = (given: object, { target }: MockCall) =>
      target.endsWith("content/987654321987") ? { code: 1000, data: {} } : given;
    const [wrong] = await wrongOf({ body });
    expect(wrong?.problem).toBe("the code is 1000, but data is not null");
  });

  test("reports a list and search results if their responses exceed 8 MiB, which is the most that the site reads", async () => {
    const body = (given: object, call: MockCall) =>
      call.body.includes('"pageSize":12') ? { ...given, more: "x".repeat(9 * 2 ** 20) } : given;
    const names = (await wrongOf({ body })).map(({ name }) => name);
    expect(names).toEqual([
      "content/list: the response has at most 8 MiB",
      "content/search: the response has at most 8 MiB",
    ]);
  });

  test("ends with one message after the first call if the service cannot be reached", async () => {
    let calls = 0;
    const unreachable = () => {
      calls += 1;
      return Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") }));
    };
    await expect(check({ fetch: unreachable })).rejects.toThrow(
      /^http:\S+ does not respond to GET \/v1\/web\/api\/node\/list\S*: fetch failed: ECONNREFUSED$/,
    );
    expect(calls).toBe(1);
  });
});
