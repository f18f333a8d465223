import {
  faults as common,
  delay,
  faultyJson,
  faultyText,
  type Misbehave,
  UPSTREAM_TEXT,
} from "../../tools/mock-upstream/faults.ts";
import { brokenItems, cyclicTree, deepTree, hugeTree, repeatedNodes } from "./malformed-data.ts";

/** A call that gets the faulty response. */
export interface SpoiltCall {
  request: Request;
  /** The number of this attempt at the same call, counted from 1. */
  attempt: number;
  /** Returns the data with which the service usually responds to the call. */
  usual: () => unknown;
}

type Spoil = (call: SpoiltCall) => Response | Promise<Response>;

export interface Fault {
  name: string;
  response: Spoil;
  /**
   * What a visitor sees on the page: the content, a failure, or that the item does not exist. “Missing item” only
   * applies to the pages of items; all other pages show a failure.
   */
  leadsTo: "content" | "failure" | "missing item";
  /** Whether the call fails by a timeout, long after the first byte of the page was sent. */
  isStreamed?: boolean;
  /** Whether the fault can affect only the response with the navigation. */
  isOfNavigation?: true;
  /** A text that every page with navigation must still show. */
  shows?: string;
  /** A text that no page may show. */
  hides?: string;
}

const DEPTH = 100_000;
const SLOW_MS = 20;

const { slow: _, "HTTP 404": notFound, ...failing } = common;

const failures: Record<string, Spoil> = {
  ...Object.fromEntries(
    Object.entries<Misbehave>(failing).map(([name, misbehave]) => [name, spoil(misbehave)]),
  ),
  "an unknown host name": () =>
    Promise.reject(new TypeError(`getaddrinfo ENOTFOUND: ${UPSTREAM_TEXT}`)),
  "HTTP 503": () => faultyText(UPSTREAM_TEXT, 503),
  "HTTP 401": () => faultyText('{"code":1401,"data":null}', 401),
  "HTTP 302": redirect,
  "data that is a text": () => success(UPSTREAM_TEXT),
  "data that is a number": () => success(1000),
  "an array for an object": arrayForObject,
  "an object for an array": () =>
    success({ 0: UPSTREAM_TEXT, data: { length: 1, 0: UPSTREAM_TEXT } }),
  "an empty body": () => faultyText(""),
  "deep nesting that is not closed": () => faultyText("[".repeat(DEPTH)),
};

const ofNavigation = { leadsTo: "content", isOfNavigation: true } as const;

/** All ways in which a content service may fail (docs/behaviour.md 9). */
export const faults: Fault[] = [
  ...Object.entries(failures).map(([name, response]): Fault => {
    const isStreamed = name === "hang" || name === "drip";
    return { name, response, leadsTo: "failure", isStreamed };
  }),
  { name: "slow", response: slow, leadsTo: "content" },
  { name: "HTTP 404", response: spoil(notFound), leadsTo: "missing item" },
  {
    name: "HTTP 502 once",
    response: ({ attempt, usual }) =>
      attempt === 1 ? faultyText(UPSTREAM_TEXT, 502) : success(usual()),
    leadsTo: "content",
  },
  {
    name: "a list with broken items",
    response: ({ usual }) => success(brokenItems(usual(), UPSTREAM_TEXT)),
    leadsTo: "content",
  },
  {
    ...ofNavigation,
    name: "repeated nodes",
    response: ({ usual }) => success(repeatedNodes(usual(), "重复的节点")),
    hides: "重复的节点",
  },
  {
    ...ofNavigation,
    name: "nodes that hold their ancestors",
    response: ({ usual }) => success(cyclicTree(usual(), "循环的节点")),
    hides: "循环的节点",
  },
  {
    ...ofNavigation,
    name: "nodes 5,000 levels deep",
    response: ({ usual }) => faultyText(`{"code":1000,"data":${deepTree(usual(), 5000)}}`),
    shows: "深层节点1",
  },
  {
    ...ofNavigation,
    name: "2,000 nodes",
    response: ({ usual }) => success(hugeTree(usual(), 2000)),
    shows: "第2000个节点",
  },
];

/** Turns a fault of the mock content service into a fault of calls in this process. */
function spoil(misbehave: Misbehave): Spoil {
  return ({ request, usual }) => misbehave({ request, usual: () => success(usual()) });
}

function success(data: unknown): Response {
  return faultyJson({ code: 1000, data });
}

async function slow({ usual }: SpoiltCall): Promise<Response> {
  await delay(SLOW_MS);
  return success(usual());
}

/**
 * Responds with a redirect. Throws if the worker has not set `redirect` to `manual` in its request, because the
 * platform would then follow the redirect before the worker sees it.
 */
function redirect({ request }: SpoiltCall): Response {
  if (request.redirect !== "manual")
    throw new Error("The platform would have followed the redirect");
  return faultyText("", 302);
}

function arrayForObject({ request, usual }: SpoiltCall): Response {
  if (request.url.includes("node/list")) return success([[UPSTREAM_TEXT]]);
  return success(isList(usual()) ? { data: { 0: UPSTREAM_TEXT } } : [UPSTREAM_TEXT]);
}

function isList(data: unknown): boolean {
  return typeof data === "object" && data !== null && "totalCount" in data;
}
