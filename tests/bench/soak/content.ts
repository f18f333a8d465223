import { type PageRoute, pageRoutes, redirectRoutes } from "../../../shared/routing/table.ts";
import type { ViewName } from "../../../shared/routing/views.ts";
import type { ContentServerOptions } from "../../../tools/mock-upstream/server.ts";
import type { MockItem } from "../../../tools/mock-upstream/service.ts";

/** Generated content of the usual size for every page of the site in both locales. */
export interface Locale {
  /** Prefix of each path. */
  prefix: string;
  name: "zh" | "en";
  domain: number;
  nodes: PageNode[];
}

export interface PageNode {
  route: PageRoute;
  nodeId: number;
  items: MockItem[];
  /** Index names of the nodes below it, in order. */
  groups: string[];
}

export const WORDS = ["钢铁", "智能制造", "供应链"];

const ITEMS = 30;
const GROUPS = ["ALPHA", "BETA", "GAMMA"];
const PARAGRAPH = "轧线上的传感器把数据送到平台，模型据此调整温度与速度，让每一卷钢都有据可查。";

const grouped = new Set<ViewName>([
  "culture",
  "media-library",
  "network",
  "conference",
  "solutions",
]);

const listed = pageRoutes.filter(
  ({ parent, view }) => parent === undefined && !["home", "search", "not-found"].includes(view),
);

export const locales: Locale[] = [
  {
    prefix: "",
    name: "zh",
    domain: 38,
    nodes: listed.map((route, at) => pageNode(route, at, 10_000)),
  },
  {
    prefix: "/en",
    name: "en",
    domain: 39,
    nodes: listed.map((route, at) => pageNode(route, at, 50_000)),
  },
];

export function soakContent(): ContentServerOptions {
  const nodes = locales.flatMap((locale) => locale.nodes);
  return {
    key: "soak-key",
    trees: Object.fromEntries(locales.map((locale) => [locale.domain, treeOf(locale)])),
    items: Object.fromEntries(nodes.map(({ nodeId, items }) => [nodeId, items])),
  };
}

function pageNode(route: PageRoute, index: number, base: number): PageNode {
  const nodeId = base + index * 10;
  const groups = grouped.has(route.view) ? GROUPS.map((name) => `${route.indexName} ${name}`) : [];
  const own = { nodeId, nodeIndexName: route.indexName, nodeName: route.title.zh, taxis: 1 };
  const items = Array.from({ length: ITEMS }, (_, at) => {
    const group = at % GROUPS.length;
    const node = groups.length > 0 ? groupNode(nodeId, groups[group] ?? "", group) : own;
    return item(base * 10 + index * 100 + at, at, node);
  });
  return { route, nodeId, items, groups };
}

function groupNode(parentId: number, nodeIndexName: string, index: number) {
  return {
    nodeId: parentId + index + 1,
    nodeIndexName,
    nodeName: nodeIndexName,
    taxis: index + 1,
  };
}

function item(id: number, at: number, node: object): MockItem {
  const word = WORDS[at % WORDS.length];
  return {
    id,
    title: `${word}第${id}号`,
    summary: PARAGRAPH,
    content: `<p>${PARAGRAPH.repeat(3)}</p>`.repeat(6),
    publishTime: `2026-10-${String(30 - at).padStart(2, "0")} 08:00:00`,
    node,
  };
}

function treeOf({ name, domain, nodes }: Locale): object {
  const sections = redirectRoutes.flatMap(({ path, indexName, title }, index) =>
    indexName && title
      ? [
          treeNode(
            domain * 1000 + index,
            title[name],
            indexName,
            index,
            nodes
              .filter(({ route }) => route.path.startsWith(`${path}/`))
              .map((node, at) => pageTree(node, name, at)),
          ),
        ]
      : [],
  );
  return treeNode(domain, "root", "ROOT", 1, sections);
}

function pageTree({ route, nodeId, groups }: PageNode, name: Locale["name"], taxis: number) {
  const below = groups.map((group, index) => ({
    ...groupNode(nodeId, group, index),
    id: nodeId + index + 1,
    isShow: 1,
    childs: [],
  }));
  return treeNode(nodeId, route.title[name], route.indexName ?? "", taxis, below);
}

function treeNode(
  nodeId: number,
  nodeName: string,
  nodeIndexName: string,
  taxis: number,
  childs: object[],
) {
  return { id: nodeId, nodeId, nodeName, nodeIndexName, taxis, isShow: 1, childs };
}
