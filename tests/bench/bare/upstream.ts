import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { benchArticle, benchItem, benchTree, LISTS } from "./content.ts";

export interface BenchUpstream {
  origin: string;
  /** Delay of each response in milliseconds. */
  delay: number;
  /** Requests received so far. */
  calls: number;
  /** Requests with an invalid or missing signature. */
  unsigned: number;
  close(): Promise<void>;
}

export const BENCH_KEY = "bench-key";
/** Items of each list. */
export const ITEMS = 252;

/** A content service with precomputed responses, so that it uses almost no CPU time. */
export async function startBenchUpstream(): Promise<BenchUpstream> {
  const state = { delay: 0, calls: 0, unsigned: 0 };
  const responses = new Map<string, string>();
  const server = createServer((request, response) => {
    const respond = (body: string) => {
      state.calls++;
      if (!isSigned(request)) state.unsigned++;
      const key = `${request.url} ${body}`;
      const text = responses.get(key) ?? JSON.stringify(responseTo(request.url ?? "", body));
      responses.set(key, text);
      after(state.delay, () => send(response, text));
    };
    // A request that workerd aborts rejects while its body is read.
    readBody(request).then(respond, () => response.destroy());
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
}

function responseTo(target: string, body: string): object {
  const url = new URL(target, "http://localhost");
  const call = url.pathname.replace("/v1/web/api/", "");
  if (call === "node/list") {
    return { code: 1000, data: [benchTree(Number(url.searchParams.get("domainId")))] };
  }
  if (body === "") return { code: 1000, data: articleOf(call.replace("content/", "")) };
  const { pageNo, pageSize, condition } = JSON.parse(body);
  return listResponse(condition.nodeId, pageNo, pageSize);
}

/** Null for an unknown item, as the protocol has it. */
function articleOf(id: string): object | null {
  return /^\d+$/.test(id) ? benchArticle(Number(id)) : null;
}

function listResponse(nodeId: number, pageNo: number, pageSize: number): object {
  const list = LISTS.find((candidate) => candidate.nodeId === nodeId);
  if (!list) return { code: 1000, data: { data: [], totalCount: 0 } };
  const first = pageNo * pageSize;
  const length = Math.max(0, Math.min(pageSize, ITEMS - first));
  const data = Array.from({ length }, (_, index) => benchItem(list, first + index));
  return { code: 1000, data: { data, totalCount: ITEMS } };
}

/** Never early: Node's timers count from the last update of the event loop's clock. */
function after(milliseconds: number, act: () => void): void {
  const due = performance.now() + milliseconds;
  const look = () => {
    const left = due - performance.now();
    if (left > 0) setTimeout(look, left);
    else act();
  };
  look();
}

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "application/json" }).end(text);
}

/** Verifies the signature by the contract's rules; the measured site must sign. */
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
