import "../cli/messages.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { GROUPED_SIZE, PAGED_SIZE, UNPAGED_SIZE } from "../../shared/content/limits.ts";
import {
  findNode,
  type Navigation,
  navigationOf,
  pathTo,
} from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import { pagesThatFit } from "../../shared/loaders/full-list.ts";
import { takeInvalid } from "../../worker/content-html/invalid-values.ts";
import { exactNumber } from "../../worker/upstream/exact-json.ts";
import { type ItemList, parseItemList } from "../../worker/upstream/schema.ts";
import { reasonOf } from "../cli/failure.ts";
import { intended } from "../cli/misspelling.ts";
import type { Result } from "../cli/results.ts";
import { ROOT } from "../cli/root.ts";
import { send, treeOf, type Upstream } from "./client.ts";

/** The result of a check. `isPage` is true if the result says whether a page has content. */
export interface PageResult extends Result {
  isPage?: boolean;
}

/** A node that the site looks up by its index name or id. */
interface KnownNode {
  /** The path of the node's page. If the items are not shown on a page, the name of the place that shows them. */
  page: string;
  indexName?: string;
  /** The id of the node, for nodes without an index name. */
  nodeId?: number;
  /** The path of the pages that show a single item of the node. */
  itemPage?: string;
  /** The call with which the site requests the node's items, if the node has items of its own. */
  call?: "content/list" | "content/listAll";
  /** Whether the site is complete without the node. */
  isOptional?: true;
  /** Whether the page shows the bodies of its items. */
  needsBodies?: true;
  /** The fields that at least one item must have, because the page would otherwise show little more than titles. */
  needs?: ("address" | "fileUrl" | "linkUrl" | "publishTime" | "videoUrl")[];
}

const protocol = readFileSync(join(ROOT, "docs/content-service.openapi.yaml"), "utf8");
const knownNodes: KnownNode[] = parse(protocol)["x-nodes"];

const HIDDEN =
  "isShow is not 1 in its node or in a node above it, so menus and the sitemap leave the page out";

const NAMES = knownNodes.flatMap(({ indexName }) => indexName ?? []);
const WITH_GROUPS = new Set(
  knownNodes.flatMap(({ call, indexName }) => (call === "content/listAll" ? indexName : [])),
);

/** Checks which pages have content, and why the remaining pages would be empty. Requires a valid navigation. */
export async function* checkPages(upstream: Upstream): AsyncGenerator<PageResult> {
  const tree = await send(upstream, { target: `node/list?domainId=${upstream.domainId}` });
  const navigation = navigationOf(treeOf(tree), defaultLocale);
  yield* unknownValues("navigation");
  for (const known of knownNodes) {
    if (known.call) yield* checkPage(upstream, known, navigation);
    else if (!known.isOptional) yield sectionResult(known, navigation);
  }
  for (const node of new Set(navigation.nodeListMap.values())) {
    const { nodeIndexName } = node;
    if (!needsPage(node, navigation) || NAMES.includes(nodeIndexName)) continue;
    const alike = NAMES.filter(
      (known) => known.includes(nodeIndexName) || nodeIndexName.includes(known),
    );
    const known = alike.length > 0 ? alike : NAMES;
    const nearest = intended(nodeIndexName, known, Number.POSITIVE_INFINITY);
    const problem = `no page has this index name, so menus show the node without a link; the most similar index name is ${nearest}`;
    yield { name: nodeIndexName, problem, isAdvice: true };
  }
}

/**
 * Whether a node should have a page. A node needs no page if it has no index name, has a link of its own, is hidden, or
 * is a group on the page of a node above it.
 */
function needsPage(node: NavigationNode, navigation: Navigation): boolean {
  const above = pathTo(navigation, node).slice(0, -1);
  const isGroup = above.some(({ nodeIndexName }) => WITH_GROUPS.has(nodeIndexName));
  return node.nodeIndexName !== "" && !node.linkUrl && node.isShow && !isGroup;
}

function isHidden(node: NavigationNode, navigation: Navigation): boolean {
  return pathTo(navigation, node).some(({ isShow }) => !isShow);
}

function sectionResult({ indexName, page }: KnownNode, navigation: Navigation): Result {
  const node = findNode(navigation, indexName);
  const problem = node
    ? isHidden(node, navigation) && HIDDEN
    : "no node has this index name, so menus do not have the section";
  const name = `section ${indexName}, which leads to ${page}`;
  return { name, isAdvice: true, problem: problem || undefined };
}

async function* checkPage(
  upstream: Upstream,
  known: KnownNode,
  navigation: Navigation,
): AsyncGenerator<PageResult> {
  const { indexName, page, call } = known;
  const isPage = page.startsWith("/");
  const node = findNode(navigation, indexName, known.nodeId);
  // The node of the quick links has a fixed id. The site requests its items even if the navigation lacks the node.
  const nodeId = node?.nodeId ?? (isPage ? undefined : known.nodeId);
  const name = `${page} (${indexName ?? known.nodeId})`;
  const about = { name, isAdvice: true, isPage };
  if (nodeId === undefined) {
    yield { ...about, problem: "no node has this index name" };
    return;
  }
  const target = `${call}?domainId=${upstream.domainId}`;
  const isWhole = !isPaged(page);
  const pageSize = call === "content/listAll" ? GROUPED_SIZE : isWhole ? UNPAGED_SIZE : PAGED_SIZE;
  const payload = { pageNo: 0, pageSize, condition: { nodeId: exactNumber(nodeId) } };
  const { json } = await send(upstream, { target, payload });
  const list = readList(json);
  if (typeof list === "string") {
    yield { ...about, problem: list };
    return;
  }
  yield* unknownValues(name);
  const isEmpty = list.items.length === 0;
  yield { ...about, problem: isEmpty ? `node ${nodeId} has no items` : undefined };
  const shown =
    call === "content/listAll"
      ? list.items.length + list.rejected.length
      : pagesThatFit([list]) * UNPAGED_SIZE;
  if (isWhole && list.total > shown) {
    const problem = `the page shows only the first ${shown} of ${list.total} items, and says so`;
    yield { name, problem, isAdvice: true };
  }
  if (node && isPage && isHidden(node, navigation)) {
    yield { name, problem: HIDDEN, isAdvice: true };
  }
  for (const problem of itemProblems(known, list)) yield { name, problem };
  for (const field of known.needs ?? []) {
    if (isEmpty || list.items.some((item) => item[field])) continue;
    const problem = `no item has ${field}, so the page shows little more than titles`;
    yield { name, problem, isAdvice: true };
  }
}

/** Whether the page has a pager. A page without a pager shows all items of its node at once. */
function isPaged(page: string): boolean {
  const route = pageRoutes.find(({ path }) => page === `/${path}`);
  return !route || route.parameters?.includes("page") === true;
}

/**
 * Results about unknown values in the last response that was parsed. For some fields, the protocol lists all possible
 * values, and the site ignores any other value.
 */
function unknownValues(name: string): Result[] {
  return (["opening", "block"] as const).flatMap((field) => {
    const values = takeInvalid(`unknown ${field}s`);
    const problem = `${field} has values that the site does not know and ignores: ${values.join(", ")}`;
    return values.length > 0 ? { name, problem, isAdvice: true } : [];
  });
}

/** The reasons why a page would show too little of the items in its list. */
function itemProblems(
  { needsBodies, itemPage, call }: KnownNode,
  { items, rejected }: ItemList,
): string[] {
  const nodeless = items.filter(({ node }) => !node).length;
  const groupless = items.filter(({ node }) => !node?.nodeIndexName).length;
  const problems = [...rejected];
  if (needsBodies && items.length > 0 && items.every(({ content }) => content === "")) {
    problems.push("no item has content, although the page shows nothing else");
  }
  if (itemPage && nodeless > 0) {
    problems.push(`items without node, which therefore have no page ${itemPage}: ${nodeless}`);
  }
  if (call === "content/listAll" && groupless > 0) {
    problems.push(`items without nodeIndexName in node, so that no group shows them: ${groupless}`);
  }
  return problems;
}

/** Parses a list in the same way as the site. If that fails, returns the reason. */
function readList(json: unknown): ItemList | string {
  try {
    return parseItemList(json, (html) => html);
  } catch (error) {
    return reasonOf(error);
  }
}
