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
  /** It or a node above it is not shown. */
  isHidden: boolean;
}

const HIDDEN = "its node or one above it has no isShow of 1, so no menu and no sitemap has it";

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
  const nodes = [...nodesBelow(roots[0]), ...nodesBelow({ childs: roots.slice(1) })];
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
  const found = nodes.find((node) => node.indexName === indexName);
  const problem = found?.isHidden
    ? HIDDEN
    : "no node has this index name, so no menu has the section";
  const isShown = found && !found.isHidden;
  return { name: `section ${indexName}, to ${page}`, isAdvice: true, ...(!isShown && { problem }) };
}

async function* checkPage(
  upstream: Upstream,
  known: KnownNode,
  nodes: FoundNode[],
): AsyncGenerator<Result> {
  const { indexName, page, call } = known;
  const node = nodeOf(known, nodes);
  // The quick links need no node.
  const nodeId = node?.nodeId ?? (page.startsWith("/") ? undefined : known.nodeId);
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
  if (node?.isHidden && page.startsWith("/")) yield { name, problem: HIDDEN, isAdvice: true };
  for (const problem of itemProblems(known, list)) yield { name, problem };
  for (const field of known.needs ?? []) {
    if (isEmpty || list.items.some((item) => item[field])) continue;
    yield { name, problem: `no item has ${field}, which the page is for`, isAdvice: true };
  }
}

function nodeOf({ indexName, nodeId }: KnownNode, nodes: FoundNode[]): FoundNode | undefined {
  const byName = nodes.find((node) => indexName && node.indexName === indexName);
  return byName ?? nodes.find((node) => nodeId !== undefined && node.nodeId === nodeId);
}

/** What makes items of a list useless for its page. */
function itemProblems({ needsBodies, itemPage, call }: KnownNode, list: ItemList): string[] {
  const count = (what: (item: ItemList["items"][number]) => boolean) =>
    list.items.filter(what).length;
  const [bodyless, nodeless] = [count(({ content }) => content === ""), count(({ node }) => !node)];
  const groupless = count(({ node }) => !node?.nodeIndexName);
  return [
    ...list.rejected,
    ...(needsBodies && bodyless > 0 && bodyless === list.items.length
      ? ["no item has content, which is what the page shows"]
      : []),
    ...(itemPage && nodeless > 0
      ? [`${nodeless} items without node have no page ${itemPage}`]
      : []),
    ...(call === "content/listAll" && groupless > 0
      ? [`${groupless} items without a nodeIndexName in node are in no group`]
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

function nodesBelow(parent: unknown, isInGroup = false, isBelowHidden = false): FoundNode[] {
  const childs = isObject(parent) && Array.isArray(parent.childs) ? parent.childs : [];
  return childs.filter(isObject).flatMap((node) => {
    const nodeId = Number(node.nodeId ?? node.id);
    const indexName = String(node.nodeIndexName ?? "")
      .trim()
      .toUpperCase();
    const isShown = String(node.isShow) === "1" || node.isShow === true;
    const isHidden = isBelowHidden || !isShown;
    const isText = isInGroup || !isShown || Boolean(node.linkUrl);
    const below = nodesBelow(node, isInGroup || WITH_GROUPS.has(indexName), isHidden);
    return [{ nodeId, indexName, isText, isHidden }, ...below];
  });
}
