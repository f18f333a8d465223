import { decodeHTML } from "entities/decode";
import * as v from "valibot";
import { BLOCKS } from "../../shared/content/blocks.ts";
import { ContentError, notFound } from "../../shared/content/errors.ts";
import {
  nonEmptyText,
  optional,
  ownNodeIdentifier,
  phraseList,
} from "../../shared/content/fields.ts";
import {
  type itemNodeSchema,
  itemSchema,
  type Present,
  URL_FIELDS,
} from "../../shared/content/item-schema.ts";
import { parseTime } from "../../shared/content/parse-time.ts";
import type { ContentCard, ContentItem, ItemNode, NodeId } from "../../shared/content/types.ts";
import { hasIcon } from "../../shared/icon-shapes/icon-shapes.ts";
import { escapeHtml } from "../../shared/text/escape.ts";
import { NO_BREAK_SPACE, splitAt, ZERO_WIDTH_SPACE } from "../../shared/text/split-at.ts";
import { stripTags } from "../../shared/text/strip-tags.ts";
import { drawFigures } from "../content-html/body-figure.ts";
import { bodyOffsets } from "../content-html/body-offsets.ts";
import type { CleanHtml } from "../content-html/html.ts";
import type { ResolveUrl, UrlUse } from "../content-html/html-attributes.ts";
import { known, noteInvalid } from "../content-html/invalid-values.ts";
import { addressBreaks, lineBreaks } from "../content-html/line-breaks.ts";
import { itemTexts } from "../content-html/plain-text.ts";
import { summaryFields } from "../content-html/summary-fields.ts";
import { quantitiesOf } from "../content-html/whole-parts.ts";
import { explain, parseAs, parseEnvelope, parseList } from "./envelope.ts";

/** Parses the items of upstream responses (docs/behaviour.md 9). Unknown fields are dropped. */

export interface ItemList<Item extends ContentCard = ContentItem> {
  items: Item[];
  total: number;
  /** For each dropped item, a message for the log. */
  rejected: string[];
}

const time = optional(
  v.pipe(
    nonEmptyText,
    v.transform((text) => parseTime(text) ?? noteInvalid("unknown times", text)),
    v.string(),
  ),
);

/** An icon that does not exist is noted for the log, but stays in the item. */
const icon = v.pipe(
  nonEmptyText,
  v.transform((name) => {
    if (!hasIcon(name)) noteInvalid("unknown icons", name);
    return name;
  }),
);

/** A fact of more than this many characters is left as it is, because it has no real caption. */
const CAPTION_LENGTH = 100;
/**
 * Facts are a list of strings and have no field for offsets. Zero-width spaces mark where the caption of a fact may
 * break, and no-break spaces keep numbers with their units.
 */
const breakable = v.transform((facts: string[]) =>
  facts.map((fact) => {
    if (fact.length > CAPTION_LENGTH) return fact;
    const start = fact.indexOf("|") + 1;
    const caption = fact.slice(start);
    const parts = splitAt(withWholeNumbers(caption), lineBreaks(caption));
    return fact.slice(0, start) + parts.join(ZERO_WIDTH_SPACE);
  }),
);

function withWholeNumbers(caption: string): string {
  const offsets = quantitiesOf(caption).flatMap(({ start, end }) => [start, end]);
  return splitAt(caption, offsets)
    .map((part, index) => (index % 2 ? part.replaceAll(" ", NO_BREAK_SPACE) : part))
    .join("");
}

const facts = optional(v.pipe(phraseList, breakable));
/** Some services send the node's id in the item instead of in its node. */
const nodeId = optional(ownNodeIdentifier);

export const upstreamItemSchema = v.object({
  ...itemSchema.entries,
  ...itemTexts,
  ...{ publishTime: time, startTime: time, updateTime: time, modifyTime: time },
  nodeId,
  facts,
  sideFacts: facts,
  subUpTitle: optional(icon),
  block: optional(known("blocks", BLOCKS)),
});

type RawItem = v.InferOutput<typeof upstreamItemSchema>;

/**
 * The fields of an item in a node's index. These fields suffice to find, compare and filter items, and to show them as
 * cards.
 */
const INDEX_FIELDS = [
  "id",
  "title",
  "node",
  "linkUrl",
  "imgUrl",
  "image",
  "publishTime",
  "keywords",
  "subTitle",
  "address",
  "facts",
] as const;

export type IndexEntry = Pick<ContentItem, (typeof INDEX_FIELDS)[number]> & {
  /** Zero-based position in the list. Dropped items count, too. */
  offset: number;
};

const entrySchema = v.object({
  ...v.pick(itemSchema, INDEX_FIELDS).entries,
  publishTime: time,
  nodeId,
  facts,
});

/** All bodies of a list together may have at most this many tags. Bodies beyond the limit are shown as text. */
const MAX_TAGS = 200_000;

export function parseItemList(response: unknown, clean: CleanHtml, resolve?: ResolveUrl): ItemList {
  let tags = 0;
  const cleanNext: CleanHtml = (html, scope) => {
    tags += html.split("<").length - 1;
    if (tags <= MAX_TAGS) return clean(html, scope);
    noteInvalid("too many tags", `more than ${MAX_TAGS} in the bodies of a list`);
    return escapeHtml(stripTags(html, { decode: decodeHTML }));
  };
  return parseItems(response, upstreamItemSchema, (raw) =>
    // A page may show several bodies of a list, and Word uses the same anchor names in all texts. Therefore each body
    // has its own scope.
    toItem(raw, (html) => cleanNext(html, raw.id), resolve),
  );
}

/** Parses a list without bodies. `fieldsOf` returns the fields that a card has instead of the body. */
export function parseCardList<Fields extends object>(
  response: unknown,
  fieldsOf: (raw: Pick<RawItem, "summary" | "content">) => Fields,
  resolve?: ResolveUrl,
) {
  return parseItems(response, upstreamItemSchema, (raw) => {
    const { content, ...card } = toCardFields(raw, resolve);
    return { ...card, ...fieldsOf(raw) };
  });
}

/** Parses a page of a list whose first item has the offset `start`. Only the fields of an index are kept. */
export function parseIndexPage(
  response: unknown,
  start: number,
  resolve?: ResolveUrl,
): ItemList<IndexEntry> {
  return parseItems(response, entrySchema, (raw, index) => ({
    ...toItemFields(raw, resolve),
    offset: start + index,
  }));
}

/** A response may have at most this many items. Further items are dropped. */
const MAX_ITEMS = 1000;

/** Parses the items of a list. Invalid items are dropped. Throws an upstream error if all items are invalid. */
function parseItems<Schema extends v.GenericSchema, Item extends ContentCard>(
  response: unknown,
  schema: Schema,
  toItem: (raw: v.InferOutput<Schema>, index: number) => Item,
): ItemList<Item> {
  const { list, total } = parseList(response);
  if (list.length > MAX_ITEMS) noteInvalid("too many items", `${list.length} in one response`);
  const rejected: string[] = [];
  const items = list.slice(0, MAX_ITEMS).flatMap((value, index) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return [toItem(parsed.output, index)];
    rejected.push(`item ${index}: ${explain(parsed.issues)}`);
    return [];
  });
  if (items.length === 0 && list.length > 0) {
    throw new ContentError("upstream", `no item of the list can be used: ${rejected[0]}`);
  }
  return { items, total: total ?? list.length, rejected };
}

/** Throws a not-found error if `data` is null. */
export function parseItem(response: unknown, clean: CleanHtml, resolve?: ResolveUrl): ContentItem {
  const { data } = parseEnvelope(response);
  if (data === null || data === undefined) throw notFound("the item");
  return toItem(parseAs(upstreamItemSchema, data, "the item"), clean, resolve);
}

function toItem(raw: RawItem, clean: CleanHtml, resolve: ResolveUrl | undefined): ContentItem {
  const content = clean(raw.content);
  return {
    ...toCardFields(raw, resolve),
    ...summaryFields(raw.summary ?? undefined),
    content,
    ...withoutEmpty({
      summaryBreaks: lineBreaks(raw.summary ?? ""),
      ...bodyOffsets(content),
      figures: drawFigures(content),
    }),
  };
}

function toCardFields({ modifyTime, ...fields }: RawItem, resolve: ResolveUrl | undefined) {
  return {
    ...withoutEmpty({
      titleBreaks: lineBreaks(fields.title),
      addressBreaks: addressBreaks(fields.address ?? ""),
    }),
    ...toItemFields({ ...fields, updateTime: fields.updateTime ?? modifyTime }, resolve),
  };
}

/** Leaves out empty lists of offsets, because most texts have no offsets. */
function withoutEmpty<Fields extends Record<string, readonly unknown[]>>(fields: Fields) {
  const present = Object.entries(fields).filter(([, offsets]) => offsets.length > 0);
  return Object.fromEntries(present) as Partial<Fields>;
}

/** Returns the fields that are present, with absolute URLs. */
function toItemFields<Raw extends v.InferOutput<typeof entrySchema>>(
  { nodeId, node, image, ...fields }: Raw,
  resolve: ResolveUrl | undefined,
) {
  const present = withoutAbsent(fields);
  const itemNode = toItemNode(node, nodeId);
  return {
    ...present,
    ...(resolve && resolvedUrls(present, resolve)),
    ...(image && { image: withoutAbsent(image) }),
    ...(itemNode && { node: itemNode }),
  };
}

const URL_USES = {
  linkUrl: "link",
  imgUrl: "picture",
  fileUrl: "link",
  videoUrl: "media",
} as const satisfies Record<(typeof URL_FIELDS)[number], UrlUse>;

type Urls = { [Name in (typeof URL_FIELDS)[number]]?: string };

function resolvedUrls(fields: Urls, resolve: ResolveUrl): Urls {
  const urls: Urls = {};
  for (const name of URL_FIELDS) {
    const url = fields[name];
    if (url) urls[name] = resolve(url, URL_USES[name]);
  }
  return urls;
}

function toItemNode(
  node: v.InferOutput<typeof itemNodeSchema> | null | undefined,
  nodeId: NodeId | null | undefined,
): ItemNode | undefined {
  if (!node && !nodeId) return undefined;
  const { nodeId: own, ...names } = node ?? { nodeIndexName: "", nodeName: "", taxis: 0 };
  return { ...withoutAbsent({ nodeId: own ?? nodeId }), ...names };
}

function withoutAbsent<T extends object>(fields: T): Present<T> {
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) present[name] = value;
  }
  return present as Present<T>;
}
