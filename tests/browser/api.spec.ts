import { type APIRequestContext, expect, test } from "@playwright/test";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { site } from "../../shared/brand/site.ts";
import type { NodeId } from "../../shared/content/types.ts";
import { readDescription, validator } from "../helpers/openapi.ts";
import { nodeIdOf } from "../helpers/site-paths.ts";

/** Returns the differences between a response of the built site's `/api` and its schema in the OpenAPI description. */
const validate = validator(await readDescription("api.openapi.yaml"));

test("the navigation, lists and search results in /api match the OpenAPI description", async ({
  request,
}) => {
  const nodeId = await pressReleases(request);
  const keyword = encodeURIComponent(site.searchExamples[defaultLocale][0] ?? "");
  for (const [address, schema] of [
    ["/api/nodes", "NodeTree"],
    ["/api/nodes?domain=en", "NodeTree"],
    [`/api/contents?nodeId=${nodeId}`, "ContentPage"],
    [`/api/contents?nodeId=${nodeId}&view=card&page=2&pageSize=12`, "ContentPage"],
    [`/api/search?keyword=${keyword}`, "SearchPage"],
    ["/api/search?keyword=", "SearchPage"],
  ] as const) {
    await expectSchema(request, address, schema);
  }
});

test("in /api, an item, the items before and after it, and the items of a node with all nodes below it match the OpenAPI description", async ({
  request,
}) => {
  const nodeId = await pressReleases(request);
  const list = await request.get(`/api/contents?nodeId=${nodeId}`);
  const [first] = (await list.json()).items;
  await expectSchema(request, `/api/contents/${first.id}`, "ContentItem");
  await expectSchema(request, `/api/contents/${first.id}/adjacent`, "AdjacentItems");
  const groups = await request.get(`/api/groups?nodeId=${nodeId}`);
  const items: unknown[] = await groups.json();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(validate("ContentItem", item)).toEqual([]);
});

test("errors in /api match the OpenAPI description", async ({ request }) => {
  for (const [address, status, code] of [
    ["/api/contents?nodeId=x", 400, "bad-request"],
    ["/api/contents?nodeId=2031&pageSize=11", 400, "bad-request"],
    ["/api/contents/987654321", 404, "not-found"],
  ] as const) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(status);
    const body = await response.json();
    expect(validate("Error", body)).toEqual([]);
    expect(body.error.code).toBe(code);
  }
});

/**
 * The id of the press releases' node in the default locale. `/api` returns content of this locale if a call names no
 * locale.
 */
function pressReleases(request: APIRequestContext): Promise<NodeId | undefined> {
  return nodeIdOf(request, defaultLocale, "PRESS RELEASES");
}

async function expectSchema(
  request: APIRequestContext,
  address: string,
  schema: string,
): Promise<void> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(validate(schema, await response.json()), address).toEqual([]);
}
