import { PAGED_SIZE } from "../../shared/content/limits.ts";
import type { NavigationNode, NodeId } from "../../shared/content/types.ts";
import { freshnessLimit } from "../../worker/upstream/cache-control.ts";
import { GROUPS_LIMIT, ITEM_LIMIT, LIST_LIMIT } from "../../worker/upstream/calls.ts";
import { SUCCESS } from "../../worker/upstream/envelope.ts";
import { exactNumber } from "../../worker/upstream/exact-json.ts";
import { Failure } from "../cli/failure.ts";
import type { Result } from "../cli/results.ts";
import {
  type Call,
  isObject,
  listOf,
  ROOT,
  request,
  send,
  type Tampering,
  treeOf,
  type Upstream,
  type UpstreamResponse,
} from "./client.ts";

/** The checks of lists need a node with at least two items. They look at no more than this many nodes to find one. */
const MAX_TRIED = 60;
const HOUR_MS = 3_600_000;

/**
 * Checks a content service. Sends the calls that the site makes, and some invalid calls. Yields a result for each
 * requirement of the protocol. Throws a {@link Failure} if the service cannot be reached, refuses the signature or has
 * no navigation.
 */
export async function* checkUpstream(upstream: Upstream): AsyncGenerator<Result> {
  const domain = `?domainId=${upstream.domainId}`;
  const call: SendCall = (target, payload) => send(upstream, { target, payload });
  const tree = await call(`node/list${domain}`);
  if (!isSuccess(tree)) {
    const problem = codeProblem(tree);
    throw new Failure(
      `${upstream.origin} has no usable navigation: node/list is ${problem}. Nothing else was checked`,
    );
  }
  const nodes = idsIn(treeOf(tree).nodes);
  yield result("node/list: data[0].childs contains the navigation", tree, (it) =>
    nodes.length === 0 ? "data[0].childs has no node with a nodeId" : codeProblem(it),
  );
  yield* checkTransfer("node/list", tree, LIST_LIMIT);
  const list = `content/list${domain}`;
  const { subject, problem } = await findList(call, list, nodes);
  yield { name: "content/list: a list has at least two items, and totalCount", problem };
  if (subject) {
    yield* checkPages(call, list, subject);
    yield* checkItem(call, subject);
    yield* checkSearch(call, `content/search${domain}`, subject);
  }
  const nodeId = subject?.nodeId ?? nodes[0] ?? 1;
  const all = await call(
    `content/listAll${domain}`,
    pageOf({ nodeId: exactNumber(nodeId) }, 0, 500),
  );
  yield result("content/listAll: the response has items and totalCount", all, listProblem);
  yield* checkTransfer("content/listAll", all, GROUPS_LIMIT);
  yield* checkRefusals(upstream, {
    target: list,
    payload: pageOf({ nodeId: exactNumber(nodeId) }, 0, 1),
  });
}

type SendCall = (target: string, payload?: unknown) => Promise<UpstreamResponse>;

interface Subject {
  nodeId: NodeId;
  ids: string[];
  title: string;
}

const NO_LIST = `none of the first ${MAX_TRIED} nodes has such a list, so paging and items were not checked`;

async function findList(
  call: SendCall,
  list: string,
  nodes: NodeId[],
): Promise<{ subject?: Subject; problem?: string }> {
  let problem: string | undefined;
  for (const nodeId of nodes.slice(0, MAX_TRIED)) {
    const response = await call(list, pageOf({ nodeId: exactNumber(nodeId) }, 0, 2));
    problem ??= listProblem(response);
    const { items = [], total = 0 } = listOf(response) ?? {};
    const [first, second] = items;
    if (!first || !second || total < 2) continue;
    const ids = [String(first.id), String(second.id)];
    return { subject: { nodeId, ids, title: String(first.title) } };
  }
  return { problem: problem ?? NO_LIST };
}

async function* checkPages(
  call: SendCall,
  list: string,
  { nodeId, ids }: Subject,
): AsyncGenerator<Result> {
  const full = await call(list, pageOf({ nodeId: exactNumber(nodeId) }, 0, PAGED_SIZE));
  yield* checkTransfer("content/list", full, LIST_LIMIT);
  for (const [pageNo, id] of ids.entries()) {
    const page = await call(list, pageOf({ nodeId: exactNumber(nodeId) }, pageNo, 1));
    yield result(
      `content/list: with one item per page, pageNo ${pageNo} is item ${pageNo + 1}`,
      page,
      (it) => {
        const found = listOf(it)?.items.map((item) => String(item.id)) ?? [];
        if (found.join() === id) return undefined;
        return `expected ${id}, got ${found.join() || "nothing"}: the first page must have the number 0`;
      },
    );
  }
  const beyond = await call(list, pageOf({ nodeId: exactNumber(nodeId) }, 100_000, PAGED_SIZE));
  yield result("content/list: a page beyond the last is empty, with totalCount", beyond, (it) => {
    const { items, total = 0 } = listOf(it) ?? {};
    if (!items) return listProblem(it);
    return items.length === 0 && total >= 2
      ? undefined
      : "the page is not empty, or totalCount is missing or too small";
  });
}

async function* checkItem(call: SendCall, { ids: [id = ""] }: Subject): AsyncGenerator<Result> {
  const item = await call(`content/${encodeURIComponent(id)}`);
  yield result("content/{id}: returns the item with that id, which has a title", item, (it) => {
    const { id: got, title } = isObject(it.data) ? it.data : {};
    if (!isSuccess(it)) return codeProblem(it);
    if (String(got) !== id) return `expected id ${id}, got ${String(got)}`;
    return typeof title === "string" ? undefined : "the item has no title";
  });
  yield* checkTransfer("content/{id}", item, ITEM_LIMIT);
  const unknown = await call("content/987654321987");
  yield result(
    "content/{id}: an unknown id gets HTTP 404, or code 1000 with data null",
    unknown,
    (it) => {
      const isMissing = it.status === 404 || (isSuccess(it) && (it.data ?? null) === null);
      return isMissing ? undefined : (codeProblem(it) ?? "the code is 1000, but data is not null");
    },
  );
}

async function* checkSearch(
  call: SendCall,
  search: string,
  { title }: Subject,
): AsyncGenerator<Result> {
  const find = (keyword: string) => call(search, pageOf({ keyword }, 0, PAGED_SIZE));
  const found = await find(title);
  yield result(`content/search: “${title}” finds something`, found, (it) =>
    listOf(it)?.items.length === 0 ? "nothing was found" : listProblem(it),
  );
  yield* checkTransfer("content/search", found, LIST_LIMIT);
  yield result(
    "content/search: a word that occurs nowhere finds an empty list",
    await find("qzxqzx"),
    (it) =>
      listOf(it)?.items.length === 0 ? undefined : (listProblem(it) ?? "something was found"),
  );
}

/**
 * Checks whether a response is short enough for the site, and whether the site may cache the response. Without caching,
 * every visitor would wait for the content service.
 */
function* checkTransfer(
  call: string,
  response: UpstreamResponse,
  maxBytes: number,
): Generator<Result> {
  yield result(
    `${call}: the response has at most ${maxBytes / 2 ** 20} MiB`,
    response,
    ({ bytes }) => (bytes > maxBytes ? `${bytes} bytes` : undefined),
  );
  const { headers } = response;
  const field = `CDN-Cache-Control: ${headers.get("cdn-cache-control") ?? "none"}`;
  const other = headers.get("cache-control");
  const unread = other ? `; Cache-Control: ${other} is ignored` : "";
  yield {
    name: `${call}: the site may cache the response (${field}${unread})`,
    isAdvice: true,
    problem:
      freshnessLimit(headers)?.maxAge === 0
        ? `“${field}” makes every visitor wait for the content service`
        : undefined,
  };
}

/**
 * Sends requests that a content service should refuse. An HTTP status from 400 on counts as a refusal, and so does a
 * code other than 1000.
 */
async function* checkRefusals(upstream: Upstream, call: Call): AsyncGenerator<Result> {
  const { key, user } = upstream.credentials;
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  const useNonce: Tampering = { randomBytes: () => nonce };
  const tamperings: Record<string, Tampering> = {
    "another key": { credentials: { ...upstream.credentials, key: `${key}x` } },
    "another user": { credentials: { ...upstream.credentials, user: `${user}x` } },
    "a body that differs from its content-md5": { body: '{"pageNo":0,"condition":{"nodeId":0}}' },
    "a query that the signature does not cover": {
      signedTarget: ROOT + call.target.replace(/\?.*/, ""),
    },
    "a date from an hour ago": { now: () => new Date(Date.now() - HOUR_MS) },
    "a nonce that was already used": useNonce,
  };
  await request(upstream, call, useNonce);
  for (const [name, tampering] of Object.entries(tamperings)) {
    yield refusal(`refuses ${name}`, await request(upstream, call, tampering));
  }
  const unknown = await request(upstream, { target: "no/such/call" });
  yield refusal("responds to an unknown call with an error code", unknown);
  const negative = await request(upstream, {
    ...call,
    payload: pageOf({ nodeId: 1 }, -1, PAGED_SIZE),
  });
  yield refusal("responds to a negative page number with an error code", negative);
}

/**
 * The result of a request that the service should refuse. A service that accepts such requests lets strangers read
 * content or repeat calls. The site works with such a service nevertheless, so the problem is only advice.
 */
function refusal(name: string, response: UpstreamResponse): Result {
  const isRefused = response.status >= 400 || !isSuccess(response);
  const problem = isRefused ? undefined : "the service accepted the request with code 1000";
  return { name, isAdvice: true, problem };
}

function result(
  name: string,
  response: UpstreamResponse,
  problemOf: (response: UpstreamResponse) => string | undefined,
): Result {
  return { name, problem: problemOf(response) };
}

function pageOf(condition: object, pageNo: number, pageSize: number): object {
  return { pageNo, pageSize, condition };
}

function isSuccess({ code }: UpstreamResponse): boolean {
  return String(code) === String(SUCCESS);
}

/**
 * Describes the problem if a response does not report success. A response reports success with `"code": 1000` in its
 * body. The site ignores the HTTP status and the content type.
 */
function codeProblem(response: UpstreamResponse): string | undefined {
  if (isSuccess(response)) return undefined;
  const { status, code } = response;
  return code === undefined
    ? `HTTP ${status} without a JSON object that has a code`
    : `HTTP ${status} with code ${code} instead of ${SUCCESS}`;
}

function listProblem(response: UpstreamResponse): string | undefined {
  if (!isSuccess(response)) return codeProblem(response);
  const found = listOf(response);
  if (!found) return "data is neither {data: […], totalCount} nor […] with totalCount beside it";
  return found.total === undefined ? "totalCount is missing" : undefined;
}

/** The ids of all nodes of a tree. Parents come before their children. */
function idsIn(nodes: readonly NavigationNode[]): NodeId[] {
  return [...nodes.map(({ nodeId }) => nodeId), ...nodes.flatMap(({ childs }) => idsIn(childs))];
}
