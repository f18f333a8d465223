import { beforeAll, describe, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content-service/seed.ts";
import {
  fetchPage,
  load,
  send,
  sent,
  signedRequest,
} from "../../tests/fixtures/content-service/service.ts";

beforeAll(() => load(locale([item(1), item(2)]), locale([item(3)], 39)));

test("every response is JSON with `no-store`", async () => {
  const good = await sent(await signedRequest({ target: "content/1" }));
  const bad = await sent(new Request("https://content-service.internal/"));
  for (const response of [good, bad]) {
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toHaveProperty("code");
  }
});

test.each([
  ["GET", "content/list?domainId=38"],
  ["POST", "node/list?domainId=38"],
  ["PUT", "content/1"],
  ["GET", "content/1/2"],
  ["GET", "content/"],
  ["GET", "content/list"],
  ["GET", "nodes/list"],
  ["GET", "constructor"],
])("a request for an unknown call gets the status 404: %s %s", async (method, target) => {
  const payload = method === "GET" ? undefined : {};
  const response = await send(await signedRequest({ method, target, payload }));
  expect(response).toMatchObject({ status: 404, code: 1404, data: null });
});

describe("the error message names the invalid parameter:", () => {
  const condition = { nodeId: 11 };
  test.each([
    ["the body is not JSON", "content/list?domainId=38", "{"],
    ["the body", "content/list?domainId=38", "null"],
    ["condition", "content/list?domainId=38", {}],
    ["condition.nodeId", "content/list?domainId=38", { condition: { nodeId: "11" } }],
    ["condition.isColor", "content/list?domainId=38", { condition: { nodeId: 11, isColor: 1 } }],
    ["pageNo", "content/list?domainId=38", { pageNo: -1, condition }],
    ["pageNo", "content/listAll?domainId=38", { pageNo: 0.5, condition }],
    ["pageSize", "content/listAll?domainId=38", { pageSize: 0, condition }],
    ["pageSize", "content/list?domainId=38", { pageSize: "12", condition }],
    ["condition.keyword", "content/search?domainId=38", { condition: { keyword: 1 } }],
    [
      "condition.keyword",
      "content/search?domainId=38",
      { condition: { keyword: "长".repeat(201) } },
    ],
    ["domainId", "content/search", { condition: { keyword: "钢" } }],
    ["domainId", "node/list?domainId=x", undefined],
    ["domainId", "node/list?domainId=-38", undefined],
  ])("%s in %s", async (name, target, payload) => {
    const response = await fetchPage(target, payload);
    expect(response).toMatchObject({ status: 200, code: 1400, data: null });
    expect(response.message).toContain(name);
  });
});

test("the domain determines the locale", async () => {
  const payload = { condition: { nodeId: 11 } };
  expect((await fetchPage("content/list?domainId=38", payload)).data).toMatchObject({
    totalCount: 2,
  });
  expect((await fetchPage("content/list?domainId=39", payload)).data).toMatchObject({
    totalCount: 1,
  });
  expect((await fetchPage("content/list?domainId=40", payload)).data).toMatchObject({
    totalCount: 0,
  });
});
