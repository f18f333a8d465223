import { UPSTREAM_TEXT } from "../../tools/mock-upstream/faults.ts";
import { brokenItems, cyclicTree, deepTree, hugeTree, repeatedNodes } from "./malformed-data.ts";

/** A faulty call. */
export interface SpoiltCall {
  request: Request;
  /** Number of the attempt at the same call, from 1. */
  attempt: number;
  /** The normal data of the call. */
  usual: () => unknown;
}

export interface Fault {
  name: string;
  response: (call: SpoiltCall) => Response | Promise<Response>;
  /** What a visitor gets: the content, a failure, or "not found" for an item and a failure otherwise. */
  leadsTo: "content" | "failure" | "missing item";
  /** Fails by timeout only, long after the first byte. */
  isStreamed?: true;
  /** Affects the navigation only. */
  isOfNavigation?: true;
  /** Text that every page with navigation shows. */
  shows?: string;
  /** Text that no page shows. */
  hides?: string;
}

const HUGE_BYTES = 20_000_000;
const CHUNK_BYTES = 250_000;
const DEPTH = 100_000;
const DRIP_MS = 5;
const SLOW_MS = 20;

/** All ways in which a content service can fail (docs/behaviour.md 9). */
export const faults: Fault[] = [
  { name: "slow", response: slow, leadsTo: "content" },
  {
    name: "hanging",
    response: ({ request }) => never(request),
    leadsTo: "failure",
    isStreamed: true,
  },
  {
    name: "dripping",
    response: ({ request }) => drip(request),
    leadsTo: "failure",
    isStreamed: true,
  },
  { name: "reset in the middle of the body", response: reset, leadsTo: "failure" },
  { name: "refused", response: () => reject("connection refused"), leadsTo: "failure" },
  {
    name: "without an address",
    response: () => reject("getaddrinfo ENOTFOUND"),
    leadsTo: "failure",
  },
  { name: "HTTP 500", response: () => text(UPSTREAM_TEXT, 500), leadsTo: "failure" },
  {
    name: "HTTP 502 once",
    response: ({ attempt, usual }) => (attempt === 1 ? text(UPSTREAM_TEXT, 502) : success(usual())),
    leadsTo: "content",
  },
  { name: "HTTP 503", response: () => text(UPSTREAM_TEXT, 503), leadsTo: "failure" },
  {
    name: "HTTP 401",
    response: () => text('{"code":1401,"data":null}', 401),
    leadsTo: "failure",
  },
  { name: "HTTP 404", response: () => text(UPSTREAM_TEXT, 404), leadsTo: "missing item" },
  { name: "HTTP 302", response: redirect, leadsTo: "failure" },
  { name: "another code", response: () => json({ code: 1001, data: null }), leadsTo: "failure" },
  {
    name: "truncated JSON",
    response: () => text(`{"code":1000,"data":{"id":7,"title":"${UPSTREAM_TEXT}`),
    leadsTo: "failure",
  },
  { name: "not JSON", response: () => text(UPSTREAM_TEXT), leadsTo: "failure" },
  { name: "HTML", response: () => text(`<!doctype html><h1>${UPSTREAM_TEXT}`), leadsTo: "failure" },
  { name: "data that is a text", response: () => success(UPSTREAM_TEXT), leadsTo: "failure" },
  { name: "data that is a number", response: () => success(1000), leadsTo: "failure" },
  { name: "an array for an object", response: arrayForObject, leadsTo: "failure" },
  { name: "an object for an array", response: objectForArray, leadsTo: "failure" },
  { name: "an empty body", response: () => text(""), leadsTo: "failure" },
  { name: "20 megabytes", response: () => new Response(hugeBody()), leadsTo: "failure" },
  { name: "deep nesting left open", response: () => text("[".repeat(DEPTH)), leadsTo: "failure" },
  {
    name: "deep nesting",
    response: () => text("[".repeat(DEPTH) + "]".repeat(DEPTH)),
    leadsTo: "failure",
  },
  {
    name: "a list with broken items",
    response: ({ usual }) => success(brokenItems(usual(), UPSTREAM_TEXT)),
    leadsTo: "content",
  },
  {
    name: "repeated nodes",
    response: ({ usual }) => success(repeatedNodes(usual(), "重复的节点")),
    leadsTo: "content",
    isOfNavigation: true,
    hides: "重复的节点",
  },
  {
    name: "nodes that hold their ancestors",
    response: ({ usual }) => success(cyclicTree(usual(), "循环的节点")),
    leadsTo: "content",
    isOfNavigation: true,
    hides: "循环的节点",
  },
  {
    name: "nodes 5,000 levels deep",
    response: ({ usual }) => text(`{"code":1000,"data":${deepTree(usual(), 5000)}}`),
    leadsTo: "content",
    isOfNavigation: true,
    shows: "深层节点1",
  },
  {
    name: "2,000 nodes",
    response: ({ usual }) => success(hugeTree(usual(), 2000)),
    leadsTo: "content",
    isOfNavigation: true,
    shows: "第2000个节点",
  },
];

const headers = {
  "content-type": "application/json",
  "x-upstream": UPSTREAM_TEXT,
  "set-cookie": `session=${UPSTREAM_TEXT}`,
  location: `https://elsewhere.example/${UPSTREAM_TEXT}`,
};

function text(body: string, status = 200): Response {
  return new Response(body, { status, headers });
}

function json(body: object): Response {
  return text(JSON.stringify({ ...body, message: UPSTREAM_TEXT, trace: UPSTREAM_TEXT }));
}

function success(data: unknown): Response {
  return json({ code: 1000, data });
}

function reject(reason: string): Promise<never> {
  return Promise.reject(new TypeError(`${reason}: ${UPSTREAM_TEXT}`));
}

async function slow({ usual }: SpoiltCall): Promise<Response> {
  await delay(SLOW_MS);
  return success(usual());
}

/** Rejects when the request's signal aborts, as the platform's fetch does. */
function never({ signal }: Request): Promise<never> {
  return new Promise((_, giveUp) => {
    signal.addEventListener("abort", () => giveUp(signal.reason), { once: true });
  });
}

function drip({ signal }: Request): Response {
  const drop = new TextEncoder().encode(" ");
  const body = new ReadableStream({
    async pull(controller) {
      if (signal.aborted) return controller.error(signal.reason);
      await delay(DRIP_MS);
      controller.enqueue(drop);
    },
  });
  return new Response(body, { headers });
}

function reset(): Response {
  const beginning = new TextEncoder().encode(`{"message":"${UPSTREAM_TEXT}","code":1000,"data":`);
  let isBegun = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isBegun) return controller.error(new Error(`connection reset: ${UPSTREAM_TEXT}`));
      isBegun = true;
      controller.enqueue(beginning);
    },
  });
  return new Response(body, { headers });
}

/** The platform follows redirects unless `redirect` is `manual`; a fake cannot, so it checks the option. */
function redirect({ request }: SpoiltCall): Response {
  if (request.redirect !== "manual") throw new Error("a redirect would have been followed");
  return text("", 302);
}

function arrayForObject({ request, usual }: SpoiltCall): Response {
  if (request.url.includes("node/list")) return success([[UPSTREAM_TEXT]]);
  return success(isList(usual()) ? { data: { 0: UPSTREAM_TEXT } } : [UPSTREAM_TEXT]);
}

function objectForArray(): Response {
  return success({ 0: UPSTREAM_TEXT, data: { length: 1, 0: UPSTREAM_TEXT } });
}

function isList(data: unknown): boolean {
  return typeof data === "object" && data !== null && "totalCount" in data;
}

/** Well-formed, so that only its size is wrong; streamed to save memory. */
function hugeBody(): ReadableStream<Uint8Array> {
  const blank = new Uint8Array(CHUNK_BYTES).fill(0x20);
  let left = HUGE_BYTES;
  return new ReadableStream({
    pull(controller) {
      left -= CHUNK_BYTES;
      controller.enqueue(blank);
      if (left > 0) return;
      controller.enqueue(new TextEncoder().encode('{"code":1000,"data":null}'));
      controller.close();
    },
  });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
