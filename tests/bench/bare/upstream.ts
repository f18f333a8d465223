import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { benchArticle, benchItem, benchTree, LIST_NODE } from "./content.ts";

/** How large the content service of a measurement is. */
export interface ContentSize {
  /** Nodes of the navigation, top nodes and their children together. */
  nodes: number;
  /** Items of the list. */
  items: number;
}

export interface BenchUpstream {
  origin: string;
  /** Milliseconds before a list is answered. */
  listDelay: number;
  /** Calls answered so far. */
  calls: number;
  /** Calls whose signature was wrong or missing. */
  unsigned: number;
  size: ContentSize;
  close(): Promise<void>;
}

export const BENCH_KEY = "bench-key";
export const ANCHOR_SIZE: ContentSize = { nodes: 56, items: 240 };

/** A content service that costs next to nothing: its answers are made once, only the list differs by page. */
export async function startBenchUpstream(size: ContentSize = ANCHOR_SIZE): Promise<BenchUpstream> {
  const state = { size, listDelay: 0, calls: 0, unsigned: 0 };
  const trees = new Map<number, string>();
  const lists = new Map<string, string>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      state.calls++;
      if (!isSigned(request)) state.unsigned++;
      const send = () => answer(response, answerTo(request.url ?? "", body));
      const isList = body.includes(`"nodeId":${LIST_NODE}}`);
      after(isList ? state.listDelay : 0, send);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });

  function answerTo(target: string, body: string): string {
    const id = /content\/(\d+)$/.exec(target)?.[1];
    if (id !== undefined) return JSON.stringify({ code: 1000, data: benchArticle(Number(id)) });
    return target.includes("content/") ? listOf(body) : treeOf(state.size.nodes);
  }

  function treeOf(nodes: number): string {
    const known = trees.get(nodes) ?? JSON.stringify({ code: 1000, data: [benchTree(nodes)] });
    trees.set(nodes, known);
    return known;
  }

  function listOf(body: string): string {
    const { pageNo, pageSize, condition } = JSON.parse(body);
    const key = `${condition.nodeId} ${pageNo} ${pageSize} ${state.size.items}`;
    const known = lists.get(key) ?? JSON.stringify(listAnswer(condition.nodeId, pageNo, pageSize));
    if (lists.size < 5000) lists.set(key, known);
    return known;
  }

  function listAnswer(nodeId: number, pageNo: number, pageSize: number): object {
    const total = nodeId === LIST_NODE ? state.size.items : 0;
    const first = pageNo * pageSize;
    const length = Math.max(0, Math.min(pageSize, total - first));
    const data = Array.from({ length }, (_, index) => benchItem(first + index));
    return { code: 1000, data: { data, totalCount: total } };
  }
}

/** Not a moment earlier: the platform's timers count from when it last looked at the clock. */
function after(milliseconds: number, act: () => void): void {
  const due = performance.now() + milliseconds;
  const look = () => {
    const left = due - performance.now();
    if (left > 0) setTimeout(look, left);
    else act();
  };
  look();
}

function answer(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "application/json" }).end(text);
}

/** Signed by the contract's rules; what the site under measurement must not do without. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const names = ["x-user", "x-nonce", "x-date", "content-md5"];
  const text = [method, url, ...names.map((name) => `${name}: ${headers[name]}`)].join("\n");
  return headers["x-signature"] === createHmac("sha256", BENCH_KEY).update(text).digest("base64");
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
