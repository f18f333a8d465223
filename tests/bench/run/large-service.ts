import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { benchContent, PRESS } from "./content.ts";

/** A content service that makes up the items of a node when they are requested. */
export interface LargeService extends AsyncDisposable {
  origin: string;
  key: string;
  seen: { calls: number; bytes: number };
  reset(): void;
}

/** Item ids are the node's, followed by these seven digits. */
const IDS = 10_000_000;
const NEWEST = Date.UTC(2026, 10, 1);
/** Between two items: a million of them are ten years. */
const STEP_MS = 300_000;
const GROUPS = 4;
/** Quick links, and how many there are. */
const LINKS = { nodeId: 2382, length: 6 };

interface Query {
  pageNo: number;
  pageSize: number;
  condition: { nodeId?: number };
}

export function itemIdAt(index: number, nodeId = PRESS.nodeId): number {
  return nodeId * IDS + index;
}

export function timeAt(index: number): Date {
  return new Date(NEWEST - index * STEP_MS);
}

/**
 * @param size items of each node, but for the quick links.
 * @param bodyBytes of each item.
 */
export async function startLargeService(size: number, bodyBytes: number): Promise<LargeService> {
  const seen = { calls: 0, bytes: 0 };
  const { trees = {} } = benchContent();
  const body = `<p>${"Steel and data. ".repeat(bodyBytes / 16)}</p>`;
  const item = (nodeId: number, index: number, group?: number) => ({
    id: itemIdAt(index, nodeId),
    title: `Item ${index + 1} of steel`,
    summary: "What has happened, in a sentence of the usual length, for a card.",
    publishTime: timeAt(index).toISOString(),
    content: body,
    node:
      group === undefined
        ? { nodeId }
        : {
            nodeId: nodeId * 10 + group,
            nodeIndexName: `GROUP ${group}`,
            nodeName: `${group}`,
            taxis: group,
          },
  });
  const page = (
    { pageNo, pageSize, condition: { nodeId = PRESS.nodeId } }: Query,
    isGrouped: boolean,
  ) => {
    const first = pageNo * pageSize;
    const totalCount = nodeId === LINKS.nodeId ? LINKS.length : size;
    const length = Math.max(0, Math.min(pageSize, totalCount - first));
    const groupOf = (index: number) =>
      isGrouped ? Math.floor((index * GROUPS) / size) : undefined;
    const data = Array.from({ length }, (_, at) => item(nodeId, first + at, groupOf(first + at)));
    return { data, totalCount };
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const call = pathname.replace("/v1/web/api/", "");
    const respond = async () => {
      if (call === "node/list") return [trees[Number(searchParams.get("domainId")) as 38]];
      if (request.method === "POST")
        return page((await json(request)) as Query, call === "content/listAll");
      const id = Number(call.replace("content/", ""));
      return item(Math.floor(id / IDS), id % IDS);
    };
    const text = JSON.stringify({ code: 1000, data: await respond() });
    seen.calls++;
    seen.bytes += Buffer.byteLength(text);
    response.end(text);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: "bench-key",
    seen,
    reset: () => void Object.assign(seen, { calls: 0, bytes: 0 }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
