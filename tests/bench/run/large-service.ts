import { type ContentServer, startContentServer } from "../../../tools/mock-upstream/server.ts";
import type { MockItem } from "../../../tools/mock-upstream/service.ts";
import { benchContent, PRESS } from "./content.ts";

/** The id of an item is its node's id followed by seven digits. */
const IDS = 10_000_000;
const NEWEST = Date.UTC(2026, 10, 1);
/** The time between the oldest and the newest item of a node. It is the same for every number of items. */
const TEN_YEARS_MS = 3652 * 86_400_000;
const GROUPS = 4;
/** The node of the quick links, and the number of quick links. This number is the same for every `size`. */
const LINKS = { nodeId: 2382, length: 6 };

export function itemIdAt(index: number, nodeId = PRESS.nodeId): number {
  return nodeId * IDS + index;
}

/**
 * The publication time of an item. `index` is the item's position in its list, counted from 0, and `size` is the length
 * of the list.
 */
export function timeAt(index: number, size: number): Date {
  return new Date(NEWEST - Math.round((index * TEN_YEARS_MS) / size));
}

/**
 * A content service that creates the items of a node when they are requested.
 *
 * @param size the number of items in each node except the quick links
 * @param bodyBytes the size of each item's body
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
