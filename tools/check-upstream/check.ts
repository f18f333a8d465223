import {
  type Call,
  isObject,
  listOf,
  request,
  type Upstream,
  type UpstreamResponse,
} from "./client.ts";
import { refusals } from "./refusals.ts";
import { attempt, cachingResult, type Result, result } from "./result.ts";

/** Larger responses are upstream errors to the site. */
const LONGEST_BODY = 2 * 1024 * 1024;
const LONGEST_LIST = 8 * 1024 * 1024;
/** Nodes that are tried for one with two items. */
const MAX_TRIED = 60;

/** Sends the calls of the site, and invalid ones; yields the result for each requirement. */
export async function* checkUpstream(upstream: Upstream): AsyncGenerator<Result> {
  const { domainId } = upstream;
  const call = (target: string, payload?: unknown) =>
    request(upstream, { target, ...(payload !== undefined && { payload }) });
  const tree = await attempt(() => call(`node/list?domainId=${domainId}`));
  const nodes = idsOf(tree.response?.data);
  yield result("node/list: the first node of data has the navigation in childs", tree, treeProblem);
  yield result("node/list: at most 8 MiB", tree, tooLarge(LONGEST_LIST));
  yield cachingResult("node/list", tree);
  const list = `content/list?domainId=${domainId}`;
  const subject = await findList(call, list, nodes);
  if (!subject) {
    yield { name: "content/list: a node of the navigation has two items", problem: NO_LIST };
  } else {
    yield { name: "content/list: items and totalCount" };
    yield* checkPages(call, list, subject);
    yield* checkItem(call, subject);
    yield* checkSearch(call, `content/search?domainId=${domainId}`, subject);
  }
  const all = await attempt(() =>
    call(`content/listAll?domainId=${domainId}`, {
      pageNo: 0,
      pageSize: 500,
      condition: { nodeId: subject?.nodeId ?? nodes[0] ?? 1 },
    }),
  );
  yield result("content/listAll: items and totalCount", all, listProblem);
  yield result("content/listAll: at most 8 MiB", all, tooLarge(LONGEST_LIST));
  yield cachingResult("content/listAll", all);
  yield* refusals(upstream, { target: list, payload: payloadOf(subject?.nodeId ?? 1, 0, 1) });
}

type CallUpstream = (target: string, payload?: unknown) => Promise<UpstreamResponse>;

interface Subject {
  nodeId: number;
  ids: string[];
  title: string;
}

const NO_LIST = `none of the first ${MAX_TRIED} nodes has; pages and items are not checked`;

async function findList(
  call: CallUpstream,
  list: string,
  nodes: number[],
): Promise<Subject | undefined> {
  for (const nodeId of nodes.slice(0, MAX_TRIED)) {
    const { response } = await attempt(() => call(list, payloadOf(nodeId, 0, 2)));
    const { items = [], total = 0 } = (response && listOf(response)) ?? {};
    const [first, second] = items;
    if (!first || !second || !(total >= 2)) continue;
    return { nodeId, ids: [String(first.id), String(second.id)], title: String(first.title) };
  }
  return undefined;
}

async function* checkPages(
  call: CallUpstream,
  list: string,
  { nodeId, ids }: Subject,
): AsyncGenerator<Result> {
  for (const [pageNo, id] of ids.entries()) {
    const page = await attempt(() => call(list, payloadOf(nodeId, pageNo, 1)));
    yield result(`content/list: pageNo ${pageNo} of one item is item ${pageNo + 1}`, page, (it) => {
      const found = listOf(it)?.items.map((item) => String(item.id)) ?? [];
      if (found.join() === id) return undefined;
      return `expected ${id}, got ${found.join() || "nothing"}: pages count from 0`;
    });
  }
  const beyond = await attempt(() => call(list, payloadOf(nodeId, 100_000, 12)));
  yield result("content/list: a page beyond the last is empty, with totalCount", beyond, (it) => {
    const found = listOf(it);
    if (!found) return listProblem(it);
    return found.items.length === 0 && found.total >= 2 ? undefined : "it is not";
  });
}

async function* checkItem(call: CallUpstream, { ids }: Subject): AsyncGenerator<Result> {
  const [id = ""] = ids;
  const item = await attempt(() => call(`content/${encodeURIComponent(id)}`));
  yield result("content/{id}: the item with that id, its title and content", item, (it) => {
    const data = isObject(it.data) ? it.data : {};
    if (String(it.code) !== "1000") return codeProblem(it);
    if (String(data.id) !== id) return `expected id ${id}, got ${String(data.id)}`;
    return typeof data.title === "string" ? undefined : "it has no title";
  });
  yield result("content/{id}: at most 2 MiB", item, tooLarge(LONGEST_BODY));
  yield cachingResult("content/{id}", item);
  const unknown = await attempt(() => call("content/987654321987"));
  yield result(
    "content/{id}: an unknown id is HTTP 404, or code 1000 with data null",
    unknown,
    (it) =>
      it.status === 404 || (String(it.code) === "1000" && (it.data ?? null) === null)
        ? undefined
        : codeProblem(it),
  );
}

async function* checkSearch(
  call: CallUpstream,
  search: string,
  { title }: Subject,
): AsyncGenerator<Result> {
  const find = (keyword: string) =>
    attempt(() => call(search, { pageNo: 0, pageSize: 12, condition: { keyword } }));
  yield result(`content/search: “${title}” finds something`, await find(title), (it) =>
    listOf(it)?.items.length === 0 ? "nothing was found" : listProblem(it),
  );
  yield result("content/search: what is nowhere finds an empty list", await find("qzxqzx"), (it) =>
    listOf(it)?.items.length === 0 ? undefined : (listProblem(it) ?? "something was found"),
  );
}

function payloadOf(nodeId: number, pageNo: number, pageSize: number): Call["payload"] {
  return { pageNo, pageSize, condition: { nodeId } };
}

function treeProblem(response: UpstreamResponse): string | undefined {
  if (String(response.code) !== "1000") return codeProblem(response);
  return idsOf(response.data).length > 0 ? undefined : "data[0].childs has no node with a nodeId";
}

function listProblem(response: UpstreamResponse): string | undefined {
  if (String(response.code) !== "1000") return codeProblem(response);
  const found = listOf(response);
  if (!found) return "data is neither {data: […], totalCount} nor […] with totalCount beside it";
  return Number.isInteger(found.total) ? undefined : "totalCount is missing";
}

function tooLarge(limit: number): (response: UpstreamResponse) => string | undefined {
  return ({ bytes }) => (bytes > limit ? `${bytes} bytes` : undefined);
}

/** The code says success; HTTP's status and the content type do not. */
function codeProblem({ status, code }: UpstreamResponse): string {
  return code === undefined
    ? `HTTP ${status}, and no JSON object with a code`
    : `HTTP ${status} with code ${String(code)} in place of 1000`;
}

/** Ids of all nodes below the first one, from the top down. */
function idsOf(data: unknown): number[] {
  const [root] = Array.isArray(data) ? data : [];
  const below = (node: unknown): number[] => {
    const childs = isObject(node) && Array.isArray(node.childs) ? node.childs.filter(isObject) : [];
    const ids = childs.map((child) => Number(child.nodeId ?? child.id)).filter(Number.isInteger);
    return [...ids, ...childs.flatMap(below)];
  };
  return below(root);
}
