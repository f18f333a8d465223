import { expect } from "vitest";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { ContentItem, NavigationNode } from "../../shared/content/types.ts";
import type { DescribedPage, SchemaType } from "../../shared/rendering/structured-data.tsx";
import type { ViewName } from "../../shared/routing/page-route.ts";
import { graphOf } from "../../worker/structured-data/structured-data.ts";
import { faultsOf, type JsonThing } from "./structured-data.ts";
import { testNode } from "./test-page.ts";

export const ORIGIN = "https://www.example.com";

export function node(
  nodeId: number,
  nodeName: string,
  nodeIndexName: string,
  childs: NavigationNode[] = [],
) {
  return testNode(nodeIndexName, childs, { id: `${nodeId}`, nodeId, nodeName });
}

export const press = node(31, "新闻稿", "PRESS RELEASES");
export const media = node(32, "媒体报道", "MEDIA REPORTS");
export const tree = {
  nodes: [
    node(30, "新闻中心", "NEWS", [press, media]),
    node(40, "无页", "NO PAGE", [node(41, "公司简介", "COMPANY PROFILE")]),
  ],
  others: [],
};
export const navigation = navigationOf(tree, "zh");

const typesOf: Partial<Record<ViewName, SchemaType[]>> = {
  home: ["Organization", "WebSite"],
  list: ["ItemList"],
  reports: ["ItemList"],
  positions: ["ItemList"],
  videos: ["ItemList", "VideoObject"],
  composed: ["Organization"],
  conference: ["Event"],
  article: ["NewsArticle"],
  executive: ["ProfilePage"],
  office: ["LocalBusiness"],
};

/**
 * Returns the description of a page, from which the site makes the page's structured data. The page belongs to the
 * route with this name.
 */
export function page(
  routeName: string,
  content: DescribedPage["content"],
  more: Partial<DescribedPage> = {},
): DescribedPage {
  const route = pageRoutes.find(({ name }) => name === routeName);
  if (!route) throw new Error(`There is no route with the name ${routeName}`);
  return {
    locale: "zh",
    navigation,
    node: navigation.nodeListMap.get(route.indexName ?? route.parent ?? ""),
    route,
    name: route.title.zh,
    title: content.item?.title ?? route.title.zh,
    description: "描述。",
    origin: ORIGIN,
    address: `${ORIGIN}/${route.path.replace(":id", "7")}`,
    picture: `${ORIGIN}/share/news-zh.jpg`,
    content,
    types: typesOf[route.view] ?? [],
    ...more,
  };
}

export function item(more: Partial<ContentItem> = {}): ContentItem {
  return {
    id: "7",
    title: "第一卷钢",
    content: "<p>正文</p>",
    publishTime: "2026-11-18T09:30:00+08:00",
    href: "/news/news_detail/7",
    node: { nodeId: 31, nodeIndexName: "PRESS RELEASES", nodeName: "新闻稿", taxis: 1 },
    ...more,
  };
}

export function graph(about: DescribedPage): JsonThing[] {
  const things = graphOf(about)["@graph"] as unknown as JsonThing[];
  expect(faultsOf(things)).toEqual([]);
  return things;
}
