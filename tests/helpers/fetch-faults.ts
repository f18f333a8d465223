import { UPSTREAM_TEXT } from "../../tools/mock-upstream/faults.ts";
import { brokenItems, cyclicTree, deepTree, hugeTree, repeatedNodes } from "./spoilt-data.ts";

/** A call that goes wrong. */
export interface SpoiltCall {
  request: Request;
  /** Which attempt at the same call this is, from 1 on. */
  attempt: number;
  /** The data that the call deserves. */
  usual: () => unknown;
}

export interface Fault {
  name: string;
  answer: (call: SpoiltCall) => Response | Promise<Response>;
  /** What a visitor gets: the content after all, a failure, or a failure but "not found" for an item. */
  leadsTo: "content" | "failure" | "missing item";
  /** Ends with the time limit only, long after the first byte. */
  isLate?: true;
  /** Spoils the navigation and nothing else. */
  isOfNavigation?: true;
  /** What every page with navigation shows. */
  shows?: string;
  /** What none shows. */
  hides?: string;
}

const HUGE_BYTES = 20_000_000;
const CHUNK_BYTES = 250_000;
const DEPTH = 100_000;
const DRIP_MS = 5;
const SLOW_MS = 20;

/** Every way for a content service to fail (contract section 3). */
export const faults: Fault[] = [
  { name: "slow", answer: slow, leadsTo: "content" },
  { name: "hanging", answer: ({ request }) => never(request), leadsTo: "failure", isLate: true },
  { name: "dripping", answer: ({ request }) => drip(request), leadsTo: "failure", isLate: true },
  { name: "reset in the middle of the body", answer: reset, leadsTo: "failure" },
  { name: "refused", answer: () => reject("connection refused"), leadsTo: "failure" },
  { name: "without an address", answer: () => reject("getaddrinfo ENOTFOUND"), leadsTo: "failure" },
  { name: "HTTP 500", answer: () => text(UPSTREAM_TEXT, 500), leadsTo: "failure" },
  {
    name: "HTTP 502 once",
    answer: ({ attempt, usual }) => (attempt === 1 ? text(UPSTREAM_TEXT, 502) : success(usual())),
    leadsTo: "content",
  },
  { name: "HTTP 503", answer: () => text(UPSTREAM_TEXT, 503), leadsTo: "failure" },
  {
    name: "HTTP 401",
    answer: () => text('{"code":1401,"data":null}', 401),
    leadsTo: "failure",
  },
  { name: "HTTP 404", answer: () => text(UPSTREAM_TEXT, 404), leadsTo: "missing item" },
  { name: "HTTP 302", answer: redirect, leadsTo: "failure" },
  { name: "another code", answer: () => json({ code: 1001, data: null }), leadsTo: "failure" },
  {
    name: "truncated JSON",
    answer: () => text(`{"code":1000,"data":{"id":7,"title":"${UPSTREAM_TEXT}`),
    leadsTo: "failure",
  },
  { name: "not JSON", answer: () => text(UPSTREAM_TEXT), leadsTo: "failure" },
  { name: "HTML", answer: () => text(`<!doctype html><h1>${UPSTREAM_TEXT}`), leadsTo: "failure" },
  { name: "data that is a text", answer: () => success(UPSTREAM_TEXT), leadsTo: "failure" },
  { name: "data that is a number", answer: () => success(1000), leadsTo: "failure" },
  { name: "an array for an object", answer: arrayForObject, leadsTo: "failure" },
  { name: "an object for an array", answer: objectForArray, leadsTo: "failure" },
  { name: "an empty body", answer: () => text(""), leadsTo: "failure" },
  { name: "20 megabytes", answer: () => new Response(hugeBody()), leadsTo: "failure" },
  { name: "deep nesting left open", answer: () => text("[".repeat(DEPTH)), leadsTo: "failure" },
  {
    name: "deep nesting",
    answer: () => text("[".repeat(DEPTH) + "]".repeat(DEPTH)),
    leadsTo: "failure",
  },
  {
    name: "a list with broken items",
    answer: ({ usual }) => success(brokenItems(usual(), UPSTREAM_TEXT)),
    leadsTo: "content",
  },
  {
    name: "repeated nodes",
    answer: ({ usual }) => success(repeatedNodes(usual(), "重复的节点")),
    leadsTo: "content",
    isOfNavigation: true,
    hides: "重复的节点",
  },
  {
    name: "nodes that hold their ancestors",
    answer: ({ usual }) => success(cyclicTree(usual(), "循环的节点")),
    leadsTo: "content",
    isOfNavigation: true,
    hides: "循环的节点",
  },
  {
    name: "nodes 5,000 levels deep",
    answer: ({ usual }) => text(`{"code":1000,"data":${deepTree(usual(), 5000)}}`),
    leadsTo: "content",
    isOfNavigation: true,
    shows: "深层节点1",
  },
  {
    name: "2,000 nodes",
    answer: ({ usual }) => success(hugeTree(usual(), 2000)),
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

/** Ends as a fetch of the platform's would: with the request's signal. */
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

/** The platform would follow unless told not to, and nobody here would see where to. */
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

/** Well-formed, so that only its size is wrong, and never as a whole in memory. */
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
