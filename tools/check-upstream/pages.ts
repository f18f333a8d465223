import { type ItemList, parseItemList } from "../../worker/upstream/schema.ts";
import { intended } from "../cli/misspelling.ts";
import { isObject, request, type Upstream, type UpstreamResponse } from "./client.ts";
import { type KnownNode, knownNodes } from "./known-nodes.ts";
import { attempt, type Result } from "./result.ts";

/** A node of the service's navigation. */
interface FoundNode {
  nodeId: number;
  indexName: string;
  /** Whether it needs no page: it has its own link, is not shown, or is a group of the page above. */
  isText: boolean;
}

const NAMES = knownNodes.flatMap(({ indexName }) => indexName ?? []);
const WITH_GROUPS = new Set(
  knownNodes.flatMap(({ call, indexName }) => (call === "content/listAll" ? indexName : [])),
);

/** Which pages have content, and what would leave one empty; the navigation must be valid. */
export async function* checkPages(upstream: Upstream): AsyncGenerator<Result> {
  const { response } = await attempt(() =>
    request(upstream, { target: `node/list?domainId=${upstream.domainId}` }),
  );
  const roots = Array.isArray(response?.data) ? response.data : [];
  const nodes = [...nodesBelow(roots[0], false), ...nodesBelow({ childs: roots.slice(1) }, false)];
  for (const known of knownNodes) {
    if (known.call) yield* checkPage(upstream, known, nodes);
    else if (!known.isOptional) yield sectionResult(known, nodes);
  }
  for (const { indexName, isText } of nodes) {
    if (isText || indexName === "" || NAMES.includes(indexName)) continue;
    const alike = NAMES.filter((known) => known.includes(indexName) || indexName.includes(known));
    const nearest = intended(indexName, alike.length > 0 ? alike : NAMES, Number.POSITIVE_INFINITY);
    const problem = `no page has this index name, so the node is text; the nearest is ${nearest}`;
    yield { name: indexName, problem, isAdvice: true };
  }
}

function sectionResult({ indexName, page }: KnownNode, nodes: FoundNode[]): Result {
  const isFound = nodes.some((node) => node.indexName === indexName);
  const problem = "no node has this index name, so no menu has the section";
  return { name: `section ${indexName}, to ${page}`, isAdvice: true, ...(!isFound && { problem }) };
}

async function* checkPage(
  upstream: Upstream,
  known: KnownNode,
  nodes: FoundNode[],
): AsyncGenerator<Result> {
  const { indexName, page, call } = known;
  const nodeId = nodeIdOf(known, nodes);
  const name = `${page} (${indexName ?? known.nodeId})`;
  const about = { isAdvice: true, ...(page.startsWith("/") && { isPage: true }) };
  if (nodeId === undefined) {
    yield { name, problem: "no node has this index name", ...about };
    return;
  }
  const target = `${call}?domainId=${upstream.domainId}`;
  const payload = {
    pageNo: 0,
    pageSize: call === "content/listAll" ? 500 : 12,
    condition: { nodeId },
  };
  const { response, failure } = await attempt(() => request(upstream, { target, payload }));
  const list = response && parse(response);
  if (!list || "problem" in list) {
    yield { name, problem: failure ?? list?.problem ?? "no response", ...about };
    return;
  }
  const isEmpty = list.items.length === 0;
  yield { name, ...about, ...(isEmpty && { problem: `node ${nodeId} has no items` }) };
  for (const problem of itemProblems(known, list)) yield { name, problem };
}

function nodeIdOf({ indexName, nodeId, page }: KnownNode, nodes: FoundNode[]): number | undefined {
  const byName = nodes.find((node) => indexName && node.indexName === indexName);
  const byId = nodes.find((node) => nodeId !== undefined && node.nodeId === nodeId);
  // The quick links need no node.
  return byName?.nodeId ?? byId?.nodeId ?? (page.startsWith("/") ? undefined : nodeId);
}

/** What makes items of a list useless for its page. */
function itemProblems({ needsBodies, itemPage, call }: KnownNode, list: ItemList): string[] {
  const count = (what: (item: ItemList["items"][number]) => boolean) =>
    list.items.filter(what).length;
  const [bodyless, nodeless] = [count(({ content }) => content === ""), count(({ node }) => !node)];
  return [
    ...list.rejected,
    ...(needsBodies && bodyless > 0 && bodyless === list.items.length
      ? ["no item has content, which is what the page shows"]
      : []),
    ...(itemPage && nodeless > 0
      ? [`${nodeless} items without node have no page ${itemPage}`]
      : []),
    ...(!itemPage && call === "content/listAll" && nodeless > 0
      ? [`${nodeless} items without node are in no group`]
      : []),
  ];
}

/** As the site parses it. */
function parse({ code, data, totalCount }: UpstreamResponse): ItemList | { problem: string } {
  try {
    return parseItemList({ code, data, totalCount }, (html) => html);
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function nodesBelow(parent: unknown, isInGroup: boolean): FoundNode[] {
  const childs = isObject(parent) && Array.isArray(parent.childs) ? parent.childs : [];
  return childs.filter(isObject).flatMap((node) => {
    const nodeId = Number(node.nodeId ?? node.id);
    const indexName = String(node.nodeIndexName ?? "")
      .trim()
      .toUpperCase();
    const isShown = String(node.isShow) === "1" || node.isShow === true;
    const isText = isInGroup || !isShown || Boolean(node.linkUrl);
    const below = nodesBelow(node, isInGroup || WITH_GROUPS.has(indexName));
    return [{ nodeId, indexName, isText }, ...below];
  });
}
