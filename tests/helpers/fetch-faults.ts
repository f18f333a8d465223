import {
  faults as common,
  faultyJson,
  faultyText,
  type Misbehave,
  UPSTREAM_TEXT,
} from "../../tools/mock-upstream/faults.ts";
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

const DEPTH = 100_000;
const SLOW_MS = 20;

/** All ways in which a content service can fail (docs/behaviour.md 9). */
export const faults: Fault[] = [
  { name: "slow", response: slow, leadsTo: "content" },
  {
    name: "hanging",
    response: spoil(common.hang),
    leadsTo: "failure",
    isStreamed: true,
  },
  {
    name: "dripping",
    response: spoil(common.drip),
    leadsTo: "failure",
    isStreamed: true,
  },
  { name: "reset in the middle of the body", response: spoil(common.reset), leadsTo: "failure" },
  { name: "refused", response: spoil(common.refuse), leadsTo: "failure" },
  {
    name: "without an address",
    response: () => Promise.reject(new TypeError(`getaddrinfo ENOTFOUND: ${UPSTREAM_TEXT}`)),
    leadsTo: "failure",
  },
  { name: "HTTP 500", response: spoil(common["HTTP 500"]), leadsTo: "failure" },
  {
    name: "HTTP 502 once",
    response: ({ attempt, usual }) =>
      attempt === 1 ? faultyText(UPSTREAM_TEXT, 502) : success(usual()),
    leadsTo: "content",
  },
  { name: "HTTP 503", response: () => faultyText(UPSTREAM_TEXT, 503), leadsTo: "failure" },
  {
    name: "HTTP 401",
    response: () => faultyText('{"code":1401,"data":null}', 401),
    leadsTo: "failure",
  },
  { name: "HTTP 404", response: spoil(common["HTTP 404"]), leadsTo: "missing item" },
  { name: "HTTP 302", response: redirect, leadsTo: "failure" },
  { name: "another code", response: spoil(common["wrong code"]), leadsTo: "failure" },
  {
    name: "truncated JSON",
    response: spoil(common.truncated),
    leadsTo: "failure",
  },
  { name: "not JSON", response: spoil(common["not JSON"]), leadsTo: "failure" },
  { name: "HTML", response: spoil(common.HTML), leadsTo: "failure" },
  { name: "data that is a text", response: () => success(UPSTREAM_TEXT), leadsTo: "failure" },
  { name: "data that is a number", response: () => success(1000), leadsTo: "failure" },
  { name: "an array for an object", response: arrayForObject, leadsTo: "failure" },
  { name: "an object for an array", response: objectForArray, leadsTo: "failure" },
  { name: "an empty body", response: () => faultyText(""), leadsTo: "failure" },
  { name: "20 megabytes", response: spoil(common.huge), leadsTo: "failure" },
  {
    name: "deep nesting left open",
    response: () => faultyText("[".repeat(DEPTH)),
    leadsTo: "failure",
  },
  {
    name: "deep nesting",
    response: spoil(common["deep nesting"]),
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
    response: ({ usual }) => faultyText(`{"code":1000,"data":${deepTree(usual(), 5000)}}`),
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

/** A fault of any content service. */
function spoil(misbehave: Misbehave): Fault["response"] {
  return ({ request, usual }) => misbehave({ request, usual: () => success(usual()) });
}

function success(data: unknown): Response {
  return faultyJson({ code: 1000, data });
}

async function slow({ usual }: SpoiltCall): Promise<Response> {
  await delay(SLOW_MS);
  return success(usual());
}

/** The platform follows redirects unless `redirect` is `manual`; a fake cannot, so it checks the option. */
function redirect({ request }: SpoiltCall): Response {
  if (request.redirect !== "manual") throw new Error("a redirect would have been followed");
  return faultyText("", 302);
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

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
