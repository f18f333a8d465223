import * as v from "valibot";
import { ContentError, notFound } from "../../shared/content/errors.ts";
import type { ContentItem, NavigationNode, NodeTree } from "../../shared/content/types.ts";
import {
  amount,
  filledText,
  flag,
  identifier,
  imageFacts,
  keywordList,
  moment,
  nonNegative,
  optional,
  seconds,
  text,
  visible,
  webAddress,
  whole,
} from "./fields.ts";
import { htmlLineBreaks, lineBreaks } from "./line-breaks.ts";
import { tablesOf } from "./tables.ts";

/**
 * Unknown in, contract out (contract section 3): numbers may come as strings,
 * optional fields as null, lists in two shapes, unknown fields are dropped.
 */

/** Cleans a body's HTML; the identity in tests of shapes. Parsers take the origin of relative addresses beside it. */
export type CleanHtml = (html: string) => string;

export interface ItemList {
  items: ContentItem[];
  total: number;
  /** Messages about items that were left out. */
  rejected: string[];
  /** The answer was longer than it may be: nothing is known but that. */
  isTooLong?: boolean;
}

/** The code of a successful answer (specification section 7). */
const SUCCESS = 1000;
/** Deeper trees are cut: no menu shows them, and recursion stays bounded. */
const MAX_DEPTH = 8;

const answerSchema = v.looseObject({ code: whole, data: v.unknown() });

const listSchema = v.object({
  data: v.nullable(v.array(v.unknown())),
  totalCount: optional(nonNegative),
});

const nodeSchema = v.object({
  id: optional(text),
  nodeId: optional(nonNegative),
  nodeName: filledText,
  nodeIndexName: optional(text),
  linkUrl: optional(webAddress),
  childs: optional(v.array(v.unknown())),
  extra: optional(flag),
  taxis: optional(whole),
  isShow: optional(visible),
});

/** Of the root nothing but its children counts; its ids tell where a branch leads back to it. */
const rootSchema = v.pipe(
  // For the library an array is an object too, and would be a navigation without nodes.
  v.custom<object>((value) => !Array.isArray(value), "expected an object"),
  v.object({
    id: optional(text),
    nodeId: optional(nonNegative),
    childs: v.nullish(v.array(v.unknown())),
  }),
);

const itemNodeSchema = v.object({
  nodeId: optional(nonNegative),
  nodeIndexName: optional(text),
  nodeName: optional(text),
  taxis: optional(whole),
});

const itemSchema = v.object({
  id: identifier,
  title: filledText,
  content: optional(text),
  nodeId: optional(nonNegative),
  node: optional(itemNodeSchema),
  linkUrl: optional(webAddress),
  imgUrl: optional(webAddress),
  image: optional(imageFacts),
  fileUrl: optional(webAddress),
  videoUrl: optional(webAddress),
  publishTime: optional(moment),
  updateTime: optional(moment),
  modifyTime: optional(moment),
  subTitle: optional(filledText),
  summary: optional(filledText),
  subUpTitle: optional(filledText),
  author: optional(filledText),
  source: optional(filledText),
  fileName: optional(filledText),
  fileSize: optional(amount),
  duration: optional(seconds),
  address: optional(filledText),
  phone: optional(filledText),
  email: optional(filledText),
  keywords: optional(keywordList),
});

/** What an index knows of an item: enough to find it, to link to it and to compare it with others. */
const entrySchema = v.pick(itemSchema, [
  "id",
  "title",
  "nodeId",
  "node",
  "linkUrl",
  "imgUrl",
  "image",
  "publishTime",
  "keywords",
]);

export type IndexEntry = Pick<
  ContentItem,
  "id" | "title" | "node" | "linkUrl" | "imgUrl" | "image" | "publishTime" | "keywords"
>;

export interface IndexPage {
  entries: IndexEntry[];
  total: number;
}

/** The navigation answer: the first item's children are the tree. */
export function parseNodeTree(answer: unknown): NodeTree {
  const { data } = parseEnvelope(answer);
  if (data === null || data === undefined)
    throw new ContentError("upstream", "there is no navigation");
  const roots = parseAnswer(answer).list;
  const [first, ...others] = roots;
  if (first === undefined) throw noNodes();
  const root = v.safeParse(rootSchema, first);
  if (!root.success) throw unusable("the first navigation node", root.issues);
  const rootId = nodeIdOf(root.output);
  const seen = new Set(rootId === undefined ? [] : [rootId]);
  const nodes = parseNodes(root.output.childs ?? [], seen, 1);
  // Taken at its word, it would make every page and item not found.
  if (nodes.length === 0) throw noNodes();
  return { nodes, others: parseNodes(others, seen, MAX_DEPTH) };
}

function noNodes(): ContentError {
  return new ContentError("upstream", "no node of the navigation can be used");
}

/** A list answer in either shape; items that cannot be used are left out, unless that would be all. */
export function parseItemList(answer: unknown, clean: CleanHtml, origin?: string): ItemList {
  const { list, total } = parseAnswer(answer);
  const rejected: string[] = [];
  const items = list.flatMap((value, index) => {
    const parsed = v.safeParse(itemSchema, value);
    if (parsed.success) return [toItem(parsed.output, clean, origin)];
    rejected.push(`item ${index}: ${explain(parsed.issues)}`);
    return [];
  });
  if (items.length === 0 && list.length > 0) {
    throw new ContentError("upstream", `no item of the list can be used: ${rejected[0]}`);
  }
  return { items, total: total ?? list.length, rejected };
}

/** A list answer without what only the items' own pages show: bodies are not even looked at. */
export function parseIndexPage(answer: unknown, _: CleanHtml, origin?: string): IndexPage {
  const { list, total } = parseAnswer(answer);
  const entries = list.flatMap((value) => {
    const parsed = v.safeParse(entrySchema, value);
    return parsed.success ? [toHead(parsed.output, origin)] : [];
  });
  if (entries.length === 0 && list.length > 0) {
    throw new ContentError("upstream", "no item of the list can be used");
  }
  return { entries, total: total ?? list.length };
}

/** A single item; `data: null` says that it does not exist. */
export function parseItem(answer: unknown, clean: CleanHtml, origin?: string): ContentItem {
  const { data } = parseEnvelope(answer);
  if (data === null || data === undefined) throw notFound("the item");
  const parsed = v.safeParse(itemSchema, data);
  if (!parsed.success) throw unusable("the item", parsed.issues);
  return toItem(parsed.output, clean, origin);
}

function parseEnvelope(answer: unknown): { data: unknown; totalCount?: unknown } {
  const envelope = v.safeParse(answerSchema, answer);
  if (!envelope.success) throw unusable("the answer", envelope.issues);
  if (envelope.output.code !== SUCCESS) {
    throw new ContentError("upstream", `the content service answered code ${envelope.output.code}`);
  }
  return envelope.output;
}

function parseAnswer(answer: unknown): { list: unknown[]; total: number | undefined } {
  const envelope = parseEnvelope(answer);
  const holder = Array.isArray(envelope.data)
    ? { data: envelope.data, totalCount: envelope.totalCount }
    : envelope.data;
  const parsed = v.safeParse(listSchema, holder ?? { data: [] });
  if (!parsed.success) throw unusable("the list", parsed.issues);
  return { list: parsed.output.data ?? [], total: parsed.output.totalCount ?? undefined };
}

/** Siblings in order; a node that is broken, or seen before, is left out with what hangs on it. */
function parseNodes(values: unknown[], seen: Set<number>, depth: number): NavigationNode[] {
  return values
    .flatMap((value) => {
      const parsed = v.safeParse(nodeSchema, value);
      return parsed.success ? toNode(parsed.output, seen, depth) : [];
    })
    .toSorted((a, b) => a.taxis - b.taxis);
}

function toNode(
  raw: v.InferOutput<typeof nodeSchema>,
  seen: Set<number>,
  depth: number,
): NavigationNode[] {
  const nodeId = nodeIdOf(raw);
  if (nodeId === undefined || seen.has(nodeId)) return [];
  seen.add(nodeId);
  return [
    {
      id: raw.id ?? String(nodeId),
      nodeId,
      nodeName: raw.nodeName,
      nodeIndexName: (raw.nodeIndexName ?? "").trim().toUpperCase(),
      ...(raw.linkUrl && { linkUrl: raw.linkUrl }),
      childs: depth < MAX_DEPTH ? parseNodes(raw.childs ?? [], seen, depth + 1) : [],
      extra: raw.extra ?? false,
      taxis: raw.taxis ?? 0,
      isShow: raw.isShow === true,
    },
  ];
}

/** The id stands in for a missing node id where it is a number too. */
function nodeIdOf({ id, nodeId }: Pick<v.InferOutput<typeof nodeSchema>, "id" | "nodeId">) {
  return nodeId ?? v.parse(optional(nonNegative), id) ?? undefined;
}

function toItem(
  raw: v.InferOutput<typeof itemSchema>,
  clean: CleanHtml,
  origin: string | undefined,
): ContentItem {
  const { content: body, modifyTime, ...head } = raw;
  const content = clean(body ?? "");
  return {
    ...offsetsIn("titleBreaks", lineBreaks(raw.title)),
    ...toHead(
      {
        ...head,
        updateTime: head.updateTime ?? modifyTime,
        fileUrl: resolved(head.fileUrl, origin),
        videoUrl: resolved(head.videoUrl, origin),
      },
      origin,
    ),
    content,
    ...offsetsIn("contentBreaks", htmlLineBreaks(content)),
    ...offsetsIn("tables", tablesOf(content)),
  };
}

/** Most texts have none, and say so by having no such field. */
function offsetsIn<Name extends string>(
  name: Name,
  offsets: readonly number[],
): { [Key in Name]?: readonly number[] } {
  return offsets.length > 0 ? ({ [name]: offsets } as { [Key in Name]: readonly number[] }) : {};
}

/** An item, or a part of one, without what is absent. */
function toHead<Raw extends v.InferOutput<typeof entrySchema>>(
  raw: Raw,
  origin: string | undefined,
) {
  const { nodeId, node, image, ...fields } = raw;
  const itemNode = node ?? (nodeId === undefined ? undefined : { nodeId });
  return {
    ...withoutAbsent({
      ...fields,
      linkUrl: resolved(fields.linkUrl, origin),
      imgUrl: resolved(fields.imgUrl, origin),
    }),
    ...(image && { image: withoutAbsent(image) }),
    ...(itemNode && { node: toItemNode({ nodeId, ...withoutAbsent(itemNode) }) }),
  };
}

/** @param origin what a relative address starts from; absent: the site itself. */
function resolved(address: string | null | undefined, origin: string | undefined) {
  if (!address || !origin || !URL.canParse(address, origin)) return address;
  return new URL(address, origin).href;
}

function toItemNode(raw: Partial<v.InferOutput<typeof itemNodeSchema>>) {
  return {
    ...(typeof raw.nodeId === "number" && { nodeId: raw.nodeId }),
    nodeIndexName: (raw.nodeIndexName ?? "").trim().toUpperCase(),
    nodeName: raw.nodeName ?? "",
    taxis: raw.taxis ?? 0,
  };
}

type Present<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: NonNullable<T[Key]>;
};

function withoutAbsent<T extends object>(fields: T): Present<T> {
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) present[name] = value;
  }
  return present as Present<T>;
}

function unusable(
  what: string,
  issues: v.GenericIssue[] | [v.GenericIssue, ...v.GenericIssue[]],
): ContentError {
  return new ContentError("upstream", `${what} cannot be used: ${explain(issues)}`);
}

function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? "value"}: expected ${issue.expected ?? issue.type}`)
    .join("; ");
}
