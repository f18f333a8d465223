import { randomBytes } from "node:crypto";
import { stripTags } from "../../shared/text/strip-tags.ts";
import { databaseTime } from "../../worker/content-service/visibility.ts";
import { type PlacedNode, placeNodes } from "../content-import/nodes.ts";
import type { Seed, SeedItem, SeedNode } from "../content-import/seed.ts";
import { responseOf } from "../content-import/sql.ts";
import { type ContentServer, startContentServer } from "../mock-upstream/server.ts";
import type { MockItem } from "../mock-upstream/service.ts";

/** The content of one locale, prepared for the responses of the content service. */
interface Edition {
  tree: object[];
  nodes: PlacedNode[];
  items: SeedItem[];
}

/** A content service from which the previewed site loads its content. */
export interface Preview extends AsyncDisposable {
  origin: string;
  key: string;
  /**
   * Replaces the content. Items with the given ids are shown even before their time of publication and after their
   * expiry, so that editors can see them.
   */
  show(seeds: readonly Seed[], edited: ReadonlySet<number>): void;
}

/** Starts a content service that keeps its content in memory. The previewed site calls it without caching. */
export async function startPreview(now: () => number = Date.now): Promise<Preview> {
  let editions = new Map<number, Edition>();
  let edited: ReadonlySet<number> = new Set();
  const isShown = ({ id, publishTime = "", expireTime = "9999", gone }: SeedItem) => {
    const time = databaseTime(now());
    return !gone && (edited.has(id) || (publishTime <= time && time < expireTime));
  };
  const itemsOf = (domainId: number, isWanted: (item: SeedItem) => boolean): MockItem[] => {
    const { items = [], nodes = [] } = editions.get(domainId) ?? {};
    const placed = new Map(nodes.map((each) => [each.node.nodeIndexName, each]));
    return items
      .filter(isShown)
      .filter(isWanted)
      .flatMap((item) => toResponse(item, placed));
  };
  const server: ContentServer = await startContentServer({
    key: randomBytes(24).toString("hex"),
    get trees() {
      return Object.fromEntries(Array.from(editions, ([id, { tree }]) => [id, tree]));
    },
    items: {},
    list(nodeId, isWithGroups, domainId) {
      const names = namesBelow(editions.get(domainId)?.nodes ?? [], nodeId, isWithGroups);
      const found = names.map((name) => itemsOf(domainId, ({ node }) => node === name));
      return found.flat();
    },
    item: (id) =>
      [...editions.keys()].flatMap((domain) => itemsOf(domain, (item) => item.id === id))[0] ??
      null,
    isGone: (wanted) =>
      [...editions.values()].some(({ items }) =>
        items.some(({ id, gone }) => id === wanted && gone),
      ),
    find: (keyword, domainId) =>
      itemsOf(domainId, ({ title, content }) =>
        `${title}\n${stripTags(content)}`.includes(keyword),
      ),
  });
  return {
    origin: server.origin,
    key: server.key,
    show(seeds, ids) {
      edited = ids;
      editions = new Map(seeds.map((seed) => [seed.domainId, editionOf(seed)]));
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}

function editionOf(seed: Seed): Edition {
  const nodes = placeNodes(seed);
  const tree = [seed.root, ...seed.others].map(toNode);
  return { tree, nodes, items: seed.items.toSorted(byPlace) };
}

function toNode({ childs, isShow, ...node }: SeedNode): object {
  return { ...node, id: node.nodeId, isShow: Number(isShow), childs: childs.map(toNode) };
}

/** Compares two items of a list. Items are sorted by taxis. Items without taxis come last, the newest first. */
function byPlace(a: SeedItem, b: SeedItem): number {
  const byTaxis = (a.taxis ?? Number.MAX_SAFE_INTEGER) - (b.taxis ?? Number.MAX_SAFE_INTEGER);
  return byTaxis || (b.publishTime ?? "").localeCompare(a.publishTime ?? "") || b.id - a.id;
}

function toResponse(item: SeedItem, nodes: ReadonlyMap<string, PlacedNode>): MockItem[] {
  const placed = nodes.get(item.node);
  return placed ? [{ ...responseOf(item, placed), translations: item.translations?.ids }] : [];
}

/**
 * The index names of the nodes whose items a request asks for. These are the node with the given id and, if the request
 * includes groups, all nodes below this node.
 */
function namesBelow(nodes: readonly PlacedNode[], nodeId: number, isWithGroups: boolean): string[] {
  const own = nodes.find(({ node }) => node.nodeId === nodeId);
  if (!own) return [];
  const last = isWithGroups ? own.lastPosition : own.position;
  return nodes
    .filter(({ position }) => own.position <= position && position <= last)
    .map(({ node }) => node.nodeIndexName);
}
