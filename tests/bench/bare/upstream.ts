import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

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
/** The node of the list that is measured. */
export const LIST_NODE = 41;
const PAGE_NODES = [
  "PRESS RELEASES",
  "MEDIA REPORTS",
  "VIDEO NEWS",
  "SOCIAL MEDIA",
  "FONT",
  "MEDIA LIBRARY",
];
const CHILDREN = 6;
/** Pictures that the client has files of. */
const PICTURES =
  "caster-slab city-network coil-warehouse conference-hall control-room exhibition green-plant headquarters lab-still ladle pipe-yard plate-stack port-cranes rail-sections robot-cell wire-rod".split(
    " ",
  );
/** Id of the list's first item. */
export const FIRST_ID = 100_000;
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
      if (isList && state.listDelay > 0) setTimeout(send, state.listDelay);
      else send();
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

function benchTree(count: number): object {
  const tops = Math.max(1, Math.round(count / (CHILDREN + 1)));
  const childs = Array.from({ length: tops }, (_, top) => topNode(top));
  return { ...node(1, "工业互联网集团", "ROOT"), childs };
}

function topNode(top: number): object {
  const isNews = top === 3;
  const base = isNews ? 40 : 1000 + top * 10;
  const childs = Array.from({ length: CHILDREN }, (_, child) =>
    node(
      base + 1 + child,
      `第${top + 1}栏之${child + 1}`,
      isNews ? (PAGE_NODES[child] ?? "") : `BENCH ${top} ${child}`,
    ),
  );
  return { ...node(base, `栏目第${top + 1}`, isNews ? "NEWS" : `BENCH ${top}`), childs };
}

function node(nodeId: number, nodeName: string, nodeIndexName: string) {
  return { id: nodeId, nodeId, nodeName, nodeIndexName, isShow: 1, taxis: nodeId, childs: null };
}

function benchItem(index: number): object {
  const day = new Date(Date.UTC(2026, 9, 31) - index * 86_400_000).toISOString().slice(0, 10);
  return {
    id: FIRST_ID + index,
    title: `第${index + 1}条：高炉智能控制系统投入运行，热风炉煤气消耗下降`,
    summary: `第${index + 1}号高炉的智能控制系统在十月完成联调。系统每分钟读取两千四百个测点，给出布料和送风的建议，操作人员确认后执行，焦比比上月低了三公斤。`,
    imgUrl: `/media/${PICTURES[index % PICTURES.length]}-960.webp`,
    publishTime: `${day} 08:00:00`,
    node: { nodeId: LIST_NODE, nodeIndexName: "PRESS RELEASES", nodeName: "集团新闻", taxis: 1 },
  };
}

function benchArticle(id: number): object {
  const paragraph =
    "轧线上的传感器把数据送到平台，模型据此调整温度与速度，让每一卷钢都有据可查。";
  const content = `<h2>背景</h2>${`<p>${paragraph.repeat(4)}</p>`.repeat(8)}`;
  return { ...benchItem(id - FIRST_ID), content };
}
