import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CallLog, emptyLog, evictOldest, record, remember } from "./call-log.ts";
import { commit, type Fault } from "./faults.ts";

/**
 * A content service for tests, written against the contract without code of the
 * worker: it checks every signature and serves the given content.
 */
export interface ContentServerOptions {
  key: string;
  user?: string;
  /** Navigation trees by domain id. */
  trees: Record<string, object>;
  /** Items by node id, in order. */
  items: Record<number, TestItem[]>;
}

export interface TestItem {
  id: number;
  title: string;
  [field: string]: unknown;
}

export interface Behaviour {
  /** Delay in milliseconds of calls whose path matches. */
  delay?: { path: RegExp; ms: number };
  /** The fault of a call to a target; undefined for a normal response. */
  faultOf?: ((target: string) => Fault | undefined) | undefined;
}

export interface ContentServer extends CallLog {
  origin: string;
  /** Why calls were refused; only the latest. */
  refused: string[];
  behaviour: Behaviour;
  close(): Promise<void>;
  /** Listens on its former port again. */
  reopen(): Promise<void>;
}

const MAX_NONCES = 10_000;

export async function startContentServer(options: ContentServerOptions): Promise<ContentServer> {
  const log = emptyLog();
  const refused: string[] = [];
  const nonces = new Set<string>();
  const behaviour: Behaviour = {};
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const target = request.url ?? "";
    record(log, `${request.method} ${target}`, body);
    const complaint = checkSignature(request, body, options, nonces);
    if (complaint) {
      remember(refused, complaint);
      return send(response, 401, { code: 1401, data: null, message: complaint });
    }
    const { delay } = behaviour;
    if (delay?.path.test(target)) await sleep(delay.ms);
    const deserved = () => send(response, 200, respond(request, body, options));
    const fault = behaviour.faultOf?.(target);
    return fault ? commit(fault, response, deserved) : deserved();
  };
  const create = () =>
    createServer((request, response) => {
      handle(request, response).catch((error: unknown) => {
        // A client that disconnects while sending the body needs no response.
        if (request.complete) throw error;
      });
    });
  let server = create();
  const port = await listen(server, 0);
  return Object.assign(log, {
    origin: `http://127.0.0.1:${port}`,
    refused,
    behaviour,
    close: () => close(server),
    async reopen() {
      server = create();
      await listen(server, port);
    },
  });
}

function respond(request: IncomingMessage, body: string, options: ContentServerOptions): object {
  const url = new URL(request.url ?? "", "http://localhost");
  const call = url.pathname.replace("/v1/web/api/", "");
  if (call === "node/list") {
    return { code: 1000, data: [options.trees[url.searchParams.get("domainId") ?? ""]] };
  }
  if (request.method === "GET") return itemResponse(call, options);
  const { pageNo, pageSize, condition } = JSON.parse(body);
  const all = matching(call, condition, options);
  const data = all.slice(pageNo * pageSize, (pageNo + 1) * pageSize);
  return { code: 1000, data: { data, totalCount: all.length } };
}

function itemResponse(call: string, { items }: ContentServerOptions): object {
  const id = call.replace("content/", "");
  const item = Object.values(items)
    .flat()
    .find((candidate) => String(candidate.id) === id);
  return { code: 1000, data: item ?? null };
}

function matching(
  call: string,
  condition: { nodeId: number; keyword: string },
  { items }: ContentServerOptions,
): TestItem[] {
  if (call !== "content/search") return items[condition.nodeId] ?? [];
  return Object.values(items)
    .flat()
    .filter(({ title }) => title.includes(condition.keyword));
}

function checkSignature(
  request: IncomingMessage,
  body: string,
  { key, user = "web-portal" }: ContentServerOptions,
  nonces: Set<string>,
): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? "");
  const digest = createHash("md5").update(body).digest("base64");
  const text = [
    request.method,
    request.url,
    ...["x-user", "x-nonce", "x-date", "content-md5"].map((name) => `${name}: ${header(name)}`),
  ].join("\n");
  const signature = createHmac("sha256", key).update(text).digest("base64");
  const isReplayed = nonces.has(header("x-nonce"));
  nonces.add(header("x-nonce"));
  evictOldest(nonces, MAX_NONCES);
  if (header("x-user") !== user) return "x-user";
  if (header("content-md5") !== digest) return "content-md5";
  if (Math.abs(Date.now() - Date.parse(header("x-date"))) > 300_000) return "x-date";
  if (isReplayed || !/^[0-9a-f]{32}$/.test(header("x-nonce"))) return "x-nonce";
  if (request.headers.cookie || request.headers["x-forwarded-for"]) return "a visitor's header";
  return header("x-signature") === signature ? undefined : "x-signature";
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
