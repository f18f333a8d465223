import { expect, test } from "vitest";
import { feeds, pageRoutes } from "../../shared/brand/pages.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { createSite } from "../helpers/site.ts";

/**
 * Each request must take fewer invocations of the worker than this. The platform ends a request after 32 invocations,
 * and it bills each invocation while Workers Cache is on.
 */
const MAX_INVOCATIONS = 30;

const pages = pageRoutes.filter(({ parent }) => parent === undefined);
const items = pageRoutes.filter(({ parent }) => parent !== undefined);
const ids = new Map(
  pages.map(({ indexName, nodeId }, index) => [indexName, nodeId ?? 5000 + index]),
);

/**
 * A site with all pages in both locales, each with a list of twelve items. It counts the calls through `ctx.exports`,
 * because each such call invokes the worker again.
 */
function fullSite() {
  const invocations = { loopback: 0 };
  const loopback = () => {
    invocations.loopback++;
    return { fetch: site.upstream.fetch };
  };
  const settings = { UPSTREAM_ORIGIN: "", VIDEO_HOSTS: `v${Math.random()}.example` };
  const site = createSite(
    settings,
    { exports: new Proxy({}, { get: () => loopback }) },
    { contentService: (request) => site.upstream.fetch(request.url, request) },
  );
  site.on(/^node\/list/, () => [
    {
      nodeId: 1,
      nodeName: "r",
      nodeIndexName: "ROOT",
      isShow: 1,
      taxis: 1,
      childs: pages.map(node),
    },
  ]);
  site.on(/^content\/list/, async (request) => {
    const { condition } = await request.json<{ condition: { nodeId: number } }>();
    const route = pages.find(({ indexName }) => ids.get(indexName) === condition.nodeId);
    const own = route && node(route);
    const data = Array.from({ length: 12 }, (_, id) => newsItem(id + 1, own && { node: own }));
    return { data, totalCount: 5_000 };
  });
  return { site, invocations };
}

function node({ indexName = "", title }: (typeof pageRoutes)[number]) {
  const nodeId = ids.get(indexName) ?? 4999;
  return {
    nodeId,
    nodeName: title.zh,
    nodeIndexName: indexName,
    isShow: 1,
    taxis: nodeId,
    childs: [],
  };
}

const first = (path: string) => `/${path.replace(":id", "7")}`;

test.each([
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/sitemap-en-pages.xml",
  "/sitemap-press-releases-1.xml",
  ...feeds.map(({ path }) => path),
  ...pages.map(({ path }) => first(path)),
  ...items.map(({ path }) => first(path)),
  "/announcement/information_disclosure?year=2026",
  "/home/search?keyword=a&section=news",
  "/api/nodes",
  "/api/contents?nodeId=5020&filters=year,kind&year=2026",
  "/api/contents/7/adjacent",
  "/api/search?keyword=a&section=news",
  "/an/unknown/path",
  "/healthz",
])("%s invokes the worker fewer than thirty times if nothing is cached", async (path) => {
  const { site, invocations } = fullSite();
  await site.visit(path);
  expect(1 + invocations.loopback).toBeLessThan(MAX_INVOCATIONS);
});
