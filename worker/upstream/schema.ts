import * as v from "valibot";
import { ContentError, notFound } from "../../shared/content/errors.ts";
import type { ContentItem, NavigationNode, NodeTree } from "../../shared/content/types.ts";
import {
  amount,
  flag,
  identifier,
  imageMetadata,
  integer,
  keywordList,
  nonEmptyText,
  nonNegative,
  optional,
  seconds,
  text,
  timestamp,
  visible,
  webUrl,
} from "./fields.ts";
import { htmlLineBreaks, lineBreaks } from "./line-breaks.ts";
import { tablesOf } from "./tables.ts";

/**
 * Parses upstream responses (contract section 3): numbers may be strings, optional fields null,
 * lists have two shapes; unknown fields are dropped.
 */

/** Sanitises the HTML of a body. Parsers also take the base of relative URLs. */
export type CleanHtml = (html: string) => string;

export interface ItemList {
  items: ContentItem[];
  total: number;
  /** Messages about dropped items. */
  rejected: string[];
  /** The response exceeded the limit: items and total are unknown. */
  isTooLong?: boolean;
}

/** The `code` of a successful response (specification section 7). */
const SUCCESS = 1000;
/** Deeper levels are dropped: no menu shows them, and the recursion stays bounded. */
const MAX_DEPTH = 8;

const envelopeSchema = v.looseObject({ code: integer, data: v.unknown() });

const listSchema = v.object({
  data: v.nullable(v.array(v.unknown())),
  totalCount: optional(nonNegative),
});

const nodeSchema = v.object({
  id: optional(text),
  nodeId: optional(nonNegative),
  nodeName: nonEmptyText,
  nodeIndexName: optional(text),
  linkUrl: optional(webUrl),
  childs: optional(v.array(v.unknown())),
  extra: optional(flag),
  taxis: optional(integer),
  isShow: optional(visible),
});

/** Only the root's children matter; its ids serve to detect cycles. */
const rootSchema = v.pipe(
  // For valibot an array is an object, too; it would parse as a navigation without nodes.
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
  taxis: optional(integer),
});

const itemSchema = v.object({
  id: identifier,
  title: nonEmptyText,
  content: optional(text),
  nodeId: optional(nonNegative),
  node: optional(itemNodeSchema),
  linkUrl: optional(webUrl),
  imgUrl: optional(webUrl),
  image: optional(imageMetadata),
  fileUrl: optional(webUrl),
  videoUrl: optional(webUrl),
  publishTime: optional(timestamp),
  updateTime: optional(timestamp),
  modifyTime: optional(timestamp),
  subTitle: optional(nonEmptyText),
  summary: optional(nonEmptyText),
  subUpTitle: optional(nonEmptyText),
  author: optional(nonEmptyText),
  source: optional(nonEmptyText),
  fileName: optional(nonEmptyText),
  fileSize: optional(amount),
  duration: optional(seconds),
  address: optional(nonEmptyText),
  phone: optional(nonEmptyText),
  email: optional(nonEmptyText),
  keywords: optional(keywordList),
});

/** The fields of an item in an index: enough to find it, to link to it, to compare and to filter it. */
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
  "subTitle",
  "address",
]);

export type IndexEntry = Pick<
  ContentItem,
  | "id"
  | "title"
  | "node"
  | "linkUrl"
  | "imgUrl"
  | "image"
  | "publishTime"
  | "keywords"
  | "subTitle"
  | "address"
>;

export interface IndexPage {
  entries: IndexEntry[];
  total: number;
}

/** Parses the navigation: the first item's children are the tree. */
export function parseNodeTree(response: unknown): NodeTree {
  const { data } = parseEnvelope(response);
  if (data === null || data === undefined)
    throw new ContentError("upstream", "there is no navigation");
  const roots = parseList(response).list;
  const [first, ...others] = roots;
  if (first === undefined) throw noNodes();
  const root = v.safeParse(rootSchema, first);
  if (!root.success) throw invalid("the first navigation node", root.issues);
  const rootId = nodeIdOf(root.output);
  const seen = new Set(rootId === undefined ? [] : [rootId]);
  const nodes = parseNodes(root.output.childs ?? [], seen, 1);
  // Accepted as an empty navigation, it would make every page and item a 404.
  if (nodes.length === 0) throw noNodes();
  return { nodes, others: parseNodes(others, seen, MAX_DEPTH) };
}

function noNodes(): ContentError {
  return new ContentError("upstream", "no node of the navigation can be used");
}

/** Parses a list in either shape. Invalid items are dropped; it is an error if all are invalid. */
export function parseItemList(response: unknown, clean: CleanHtml, origin?: string): ItemList {
  const { list, total } = parseList(response);
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

/** Parses a list without the fields that only item pages show; bodies are skipped. */
export function parseIndexPage(response: unknown, _: CleanHtml, origin?: string): IndexPage {
  const { list, total } = parseList(response);
  const entries = list.flatMap((value) => {
    const parsed = v.safeParse(entrySchema, value);
    return parsed.success ? [toItemFields(parsed.output, origin)] : [];
  });
  if (entries.length === 0 && list.length > 0) {
    throw new ContentError("upstream", "no item of the list can be used");
  }
  return { entries, total: total ?? list.length };
}

/** Parses a single item; `data: null` means not found. */
export function parseItem(response: unknown, clean: CleanHtml, origin?: string): ContentItem {
  const { data } = parseEnvelope(response);
  if (data === null || data === undefined) throw notFound("the item");
  const parsed = v.safeParse(itemSchema, data);
  if (!parsed.success) throw invalid("the item", parsed.issues);
  return toItem(parsed.output, clean, origin);
}

function parseEnvelope(response: unknown): { data: unknown; totalCount?: unknown } {
  const envelope = v.safeParse(envelopeSchema, response);
  if (!envelope.success) throw invalid("the response", envelope.issues);
  if (envelope.output.code !== SUCCESS) {
    throw new ContentError(
      "upstream",
      `the content service responded with code ${envelope.output.code}`,
    );
  }
  return envelope.output;
}

function parseList(response: unknown): { list: unknown[]; total: number | undefined } {
  const envelope = parseEnvelope(response);
  const holder = Array.isArray(envelope.data)
    ? { data: envelope.data, totalCount: envelope.totalCount }
    : envelope.data;
  const parsed = v.safeParse(listSchema, holder ?? { data: [] });
  if (!parsed.success) throw invalid("the list", parsed.issues);
  return { list: parsed.output.data ?? [], total: parsed.output.totalCount ?? undefined };
}

/** Siblings in order; an invalid or repeated node is dropped with its children. */
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

/** A numeric id replaces a missing node id. */
function nodeIdOf({ id, nodeId }: Pick<v.InferOutput<typeof nodeSchema>, "id" | "nodeId">) {
  return nodeId ?? v.parse(optional(nonNegative), id) ?? undefined;
}

function toItem(
  raw: v.InferOutput<typeof itemSchema>,
  clean: CleanHtml,
  origin: string | undefined,
): ContentItem {
  const { content: body, modifyTime, ...fields } = raw;
  const content = clean(body ?? "");
  return {
    ...offsetsIn("titleBreaks", lineBreaks(raw.title)),
    ...toItemFields(
      {
        ...fields,
        updateTime: fields.updateTime ?? modifyTime,
        fileUrl: resolved(fields.fileUrl, origin),
        videoUrl: resolved(fields.videoUrl, origin),
      },
      origin,
    ),
    content,
    ...offsetsIn("contentBreaks", htmlLineBreaks(content)),
    ...offsetsIn("tables", tablesOf(content)),
  };
}

/** Most texts have no offsets, and then no such field. */
function offsetsIn<Name extends string>(
  name: Name,
  offsets: readonly number[],
): { [Key in Name]?: readonly number[] } {
  return offsets.length > 0 ? ({ [name]: offsets } as { [Key in Name]: readonly number[] }) : {};
}

/** An item, or a part of one, without absent fields. */
function toItemFields<Raw extends v.InferOutput<typeof entrySchema>>(
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

/** @param origin base of a relative URL; absent: the site itself. */
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

function invalid(
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
