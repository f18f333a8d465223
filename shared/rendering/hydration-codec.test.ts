import { expect, test } from "vitest";
import { testNode } from "../../tests/helpers/test-page.ts";
import { ContentError } from "../content/errors.ts";
import { type Deferred, defer, settled } from "./deferred.tsx";
import { decodeRouterState, encodeHydrationData, type RouterState } from "./hydration-codec.ts";

const document = { locales: ["zh" as const], origin: "https://site.example", styles: "" };

function roundTrip(
  state: RouterState,
  streamedValue: (key: string) => Deferred<unknown> = missing,
) {
  return decodeRouterState(JSON.parse(encodeHydrationData(state, document)), streamedValue);
}

function missing(key: string): never {
  throw new Error(`no streamed value with the key ${key}`);
}

test("a decoded navigation equals the encoded one, including its hidden nodes and its nodes outside the tree", () => {
  const linkUrl = "https://shop.example.com";
  const hidden = testNode("SHOP", [], { nodeId: 2, isShow: false, extra: true, linkUrl });
  const tree = {
    nodes: [testNode("NEWS", [hidden], { nodeId: 1, taxis: 1 }), testNode("")],
    others: [testNode("ICP", [], { id: "9", nodeId: 9, nodeName: "备案号", taxis: 9 })],
  };
  const { loaderData } = roundTrip({ loaderData: { zh: { tree } }, errors: null });
  expect(loaderData).toEqual({ zh: { tree } });
});

test("the data of a page may have a field named `tree`, which is not changed", () => {
  const loaderData = { "zh:chart": { tree: { root: 1 } } };
  expect(roundTrip({ loaderData, errors: null }).loaderData).toEqual(loaderData);
});

test("a deferred value that has loaded is decoded as loaded, and a failed one as its error code", async () => {
  const list = settled({ ok: true, value: { items: [{ title: "</script>" }] } });
  const failed = defer(Promise.reject(new ContentError("upstream", "secret")));
  await failed;
  const { loaderData } = roundTrip({
    loaderData: { page: { list, failed, page: 2 } },
    errors: null,
  });
  const { list: arrived, failed: failure, page } = loaderData.page as Record<string, never>;
  expect(await arrived).toEqual({ ok: true, value: { items: [{ title: "</script>" }] } });
  expect(await failure).toEqual({ ok: false, code: "upstream" });
  expect(page).toBe(2);
});

test("a streamed value is found by its key", () => {
  const streamed: Deferred<unknown> = Object.assign(new Promise<never>(() => {}), {
    streamKey: "page list",
  });
  const requested: string[] = [];
  const promise = settled({ ok: true, value: 1 });
  const { loaderData } = roundTrip(
    { loaderData: { page: { list: streamed } }, errors: null },
    (key) => {
      requested.push(key);
      return promise;
    },
  );
  expect(requested).toEqual(["page list"]);
  expect(loaderData).toEqual({ page: { list: promise } });
});

test("an error is reduced to its status, in the form that the router recognises", () => {
  const error = new ContentError("not-found", "secret of the upstream");
  const encoded = encodeHydrationData({ loaderData: {}, errors: { page: error } }, document);
  expect(encoded).not.toContain("secret");
  expect(decodeRouterState(JSON.parse(encoded), missing).errors).toEqual({
    page: { status: 404, statusText: "", internal: false, data: null },
  });
});

test("loader data that is not an object is unchanged", () => {
  const loaderData = { a: null, b: "text", c: [1, 2] };
  expect(roundTrip({ loaderData, errors: null }).loaderData).toEqual(loaderData);
});
