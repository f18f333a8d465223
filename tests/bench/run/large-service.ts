import { type ContentServer, startContentServer } from "../../../tools/mock-upstream/server.ts";
import type { MockItem } from "../../../tools/mock-upstream/service.ts";
import { benchContent, PRESS } from "./content.ts";

/** Item ids are the node's, followed by these seven digits. */
const IDS = 10_000_000;
const NEWEST = Date.UTC(2026, 10, 1);
/** Between the newest and the oldest of them, however many there are. */
const TEN_YEARS_MS = 3652 * 86_400_000;
const GROUPS = 4;
/** Quick links, and how many there are. */
const LINKS = { nodeId: 2382, length: 6 };

export function itemIdAt(index: number, nodeId = PRESS.nodeId): number {
  return nodeId * IDS + index;
}

/** Of one of so many items. */
export function timeAt(index: number, size: number): Date {
  return new Date(NEWEST - Math.round((index * TEN_YEARS_MS) / size));
}

/**
 * A content service that makes up the items of a node when they are requested.
 *
 * @param size items of each node, but for the quick links.
 * @param bodyBytes of each item.
 */
export function startLargeService(size: number, bodyBytes: number): Promise<ContentServer> {
  const body = `<p>${"Steel and data. ".repeat(bodyBytes / 16)}</p>`;
  const itemAt = (nodeId: number, index: number, node: object = { nodeId }): MockItem => ({
    id: itemIdAt(index, nodeId),
    title: `Item ${index + 1} of steel`,
    summary: "What has happened, in a sentence of the usual length, for a card.",
    publishTime: timeAt(index, size).toISOString(),
    content: body,
    node,
  });
  const list = (nodeId: number, isWithGroups: boolean) => ({
    length: nodeId === LINKS.nodeId ? LINKS.length : size,
    slice(first = 0, end = 0) {
      const length = Math.max(0, Math.min(end, this.length) - first);
      return Array.from({ length }, (_, at) =>
        itemAt(nodeId, first + at, isWithGroups ? groupOf(nodeId, first + at, size) : undefined),
      );
    },
  });
  return startContentServer({
    ...benchContent(),
    list,
    item: (id) => itemAt(Math.floor(id / IDS), id % IDS),
    find: () => list(PRESS.nodeId, false),
  });
}

function groupOf(nodeId: number, index: number, size: number): object {
  const taxis = Math.floor((index * GROUPS) / size);
  const nodeIndexName = `GROUP ${taxis}`;
  return { nodeId: nodeId * 10 + taxis, nodeIndexName, nodeName: String(taxis), taxis };
}
