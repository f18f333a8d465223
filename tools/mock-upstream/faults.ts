import type { ServerResponse } from "node:http";

/** Part of every text that a faulty content service sends; no visitor may ever see it. */
export const UPSTREAM_TEXT = "secret of the upstream";

/** Longer than any timeout that tests set. */
const SLOW_MS = 5000;
const DRIP_MS = 200;
const HUGE_BYTES = 20_000_000;
const DEPTH = 100_000;

/** Breaks a call on its socket; `respond` sends the normal response. */
type Misbehave = (response: ServerResponse, respond: () => void) => void;

const faults = {
  slow(response, respond) {
    const timer = setTimeout(respond, SLOW_MS);
    response.once("close", () => clearTimeout(timer));
  },
  hang() {},
  drip(response) {
    begin(response);
    const timer = setInterval(() => response.write(" "), DRIP_MS);
    response.once("close", () => clearInterval(timer));
  },
  refuse: (response) => cut(response),
  reset(response) {
    begin(response, { "content-length": 10_000 });
    // The first bytes must be sent before the socket is destroyed.
    setTimeout(() => cut(response), 10);
  },
  "HTTP 500": (response) => sendText(response, UPSTREAM_TEXT, 500),
  "HTTP 502": (response) => sendText(response, UPSTREAM_TEXT, 502),
  "HTTP 404": (response) => sendText(response, UPSTREAM_TEXT, 404),
  "wrong code": (response) => sendJson(response, { code: 1001, data: null }),
  truncated: (response) => sendText(response, `{"code":1000,"data":{"title":"${UPSTREAM_TEXT}`),
  "not JSON": (response) => sendText(response, UPSTREAM_TEXT),
  HTML: (response) => sendText(response, `<!doctype html><h1>${UPSTREAM_TEXT}</h1>`),
  "wrong type": (response) => sendJson(response, { code: 1000, data: [UPSTREAM_TEXT] }),
  huge: (response) => sendText(response, hugeResponse()),
  "deep nesting": (response) => sendText(response, deepResponse()),
} satisfies Record<string, Misbehave>;

/** What a content service may do instead of responding properly. */
export type Fault = keyof typeof faults;

export const allFaults = Object.keys(faults) as Fault[];

export function commit(fault: Fault, response: ServerResponse, respond: () => void): void {
  const misbehave: Misbehave = faults[fault];
  misbehave(response, respond);
}

function begin(response: ServerResponse, headers: Record<string, number> = {}): void {
  response.writeHead(200, { ...headers, "content-type": "application/json" });
  response.write(`{"message":"${UPSTREAM_TEXT}","code":1000,"data":`);
}

function cut(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

function sendJson(response: ServerResponse, body: object): void {
  sendText(response, JSON.stringify({ ...body, message: UPSTREAM_TEXT }));
}

function sendText(response: ServerResponse, body: string | Buffer, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

/** Well-formed, so that only its size is wrong. */
function hugeResponse(): Buffer {
  const body = Buffer.alloc(HUGE_BYTES, " ");
  body.write(`{"code":1000,"data":null,"message":"${UPSTREAM_TEXT}"`);
  body.write("}", HUGE_BYTES - 1);
  return body;
}

function deepResponse(): string {
  return `{"code":1000,"data":${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}}`;
}
