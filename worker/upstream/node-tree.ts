import * as v from "valibot";
import { BLOCKS, OPENINGS } from "../../shared/content/blocks.ts";
import { ContentError } from "../../shared/content/errors.ts";
import {
  cutName,
  flag,
  indexName,
  integer,
  nodeIdentifier,
  nonEmptyText,
  optional,
  text,
  visible,
  webUrl,
  withDefault,
} from "../../shared/content/fields.ts";
import type { NavigationNode, NodeId, NodeTree } from "../../shared/content/types.ts";
import type { ResolveUrl } from "../content-html/html-attributes.ts";
import { known, noteInvalid } from "../content-html/invalid-values.ts";
import { parseAs, parseList } from "./envelope.ts";

/** Index name of the node whose children are redirects (redirects.ts). This node is outside the tree. */
export const REDIRECTS = "REDIRECTS";

/** A navigation may have at most this many nodes. Further nodes are dropped. */
const MAX_NODES = 5_000;
/**
 * A navigation may have at most this many levels. Deeper levels are dropped, because no menu shows them, and without a
 * limit the recursion could overflow the stack.
 */
const MAX_DEPTH = 8;

export const nodeSchema = v.object({
  id: optional(v.pipe(text, cutName)),
  nodeId: optional(nodeIdentifier),
  nodeName: v.pipe(nonEmptyText, cutName),
  nodeIndexName: withDefault(indexName, ""),
  linkUrl: optional(webUrl),
  childs: optional(v.array(v.unknown())),
  extra: withDefault(flag, false),
  taxis: withDefault(integer, 0),
  isShow: withDefault(visible, false),
  opening: optional(known("openings", OPENINGS)),
  list: optional(known("blocks", BLOCKS)),
});

/** Only the children of the root are shown. The root's own ids are needed to find nodes that refer back to the root. */
const rootSchema = v.object({
  id: optional(text),
  nodeId: optional(nodeIdentifier),
  childs: v.nullish(v.array(v.unknown())),
});

/** Parses the navigation. The first node of the response is the root. The children of the root are the tree. */
export function parseNodeTree(response: unknown, resolve?: ResolveUrl): NodeTree {
  const [first, ...others] = parseList(response).list;
  const root = parseAs(rootSchema, first, "the first navigation node");
  const rootId = nodeIdOf(root);
  const context = { seen: new Set(rootId === undefined ? [] : [rootId]), resolve };
  const nodes = parseNodes(root.childs ?? [], context, 1);
  // A navigation without nodes is an error, because it would turn every page and every item into a 404.
  if (nodes.length === 0)
    throw new ContentError("upstream", "no node of the navigation can be used");
  const isNode = ({ nodeIndexName }: NavigationNode) => nodeIndexName !== REDIRECTS;
  return { nodes, others: parseNodes(others, context, MAX_DEPTH).filter(isNode) };
}

interface Context {
  /** Ids of all nodes parsed so far. */
  seen: Set<NodeId>;
  resolve: ResolveUrl | undefined;
}

/** Parses and sorts siblings. An invalid or repeated node is dropped with its children. */
function parseNodes(values: unknown[], context: Context, depth: number): NavigationNode[] {
  const { seen, resolve } = context;
  if (values.length > MAX_NODES) noteInvalid("too many nodes", `all after the first ${MAX_NODES}`);
  return values
    .slice(0, MAX_NODES)
    .flatMap((value) => {
      if (seen.size >= MAX_NODES) {
        noteInvalid("too many nodes", `all after the first ${MAX_NODES}`);
        return [];
      }
      const { success, output: raw } = v.safeParse(nodeSchema, value);
      const nodeId = success ? nodeIdOf(raw) : undefined;
      if (!success || nodeId === undefined || seen.has(nodeId)) return [];
      seen.add(nodeId);
      const { id, linkUrl, childs, opening, list, ...fields } = raw;
      return {
        ...fields,
        id: id ?? String(nodeId),
        nodeId,
        ...(linkUrl && { linkUrl: resolve ? resolve(linkUrl, "link") : linkUrl }),
        ...(opening && { opening }),
        ...(list && { list }),
        childs: depth < MAX_DEPTH ? parseNodes(childs ?? [], context, depth + 1) : [],
      };
    })
    .toSorted((a, b) => a.taxis - b.taxis);
}

/** If `nodeId` is missing, a numeric `id` replaces it. */
function nodeIdOf({ id, nodeId }: Pick<v.InferOutput<typeof nodeSchema>, "id" | "nodeId">) {
  return nodeId ?? v.parse(optional(nodeIdentifier), id) ?? undefined;
}
