import type * as v from "valibot";
import type { Locale } from "../i18n/locales.ts";
import type { Block, OpeningName } from "./blocks.ts";
import type { Filter, FilterQuery } from "./filters.ts";
import type { imageSchema, itemNodeSchema, itemSchema, Present } from "./item-schema.ts";

/**
 * The id of a node of the navigation tree: a number, or a string of digits if JavaScript cannot represent the number
 * exactly.
 */
export type NodeId = number | string;

/** A validated node of the navigation tree. */
export interface NavigationNode {
  id: string;
  nodeId: NodeId;
  nodeName: string;
  /** The key in upper case that maps the node to a route, such as `NEWS ITEMS`. */
  nodeIndexName: string;
  /** The node's own link, which opens in a new window. */
  linkUrl?: string;
  childs: NavigationNode[];
  /** Whether the footer's sitemap leaves the node out. This is true for the home node, which the site adds. */
  extra: boolean;
  taxis: number;
  isShow: boolean;
  /** The opening, which is the top of the node's page. */
  opening?: OpeningName;
  /** The block (a component) that shows the node's items. An item may name another block. */
  list?: Block;
}

/** The navigation tree and the nodes outside it. */
export interface NodeTree {
  /** The children of the root, ordered by `taxis`. */
  nodes: NavigationNode[];
  /** Nodes outside the tree, such as the quick links and the footer's notice. */
  others: NavigationNode[];
}

/** The node to which an item belongs. */
export type ItemNode = Present<v.InferOutput<typeof itemNodeSchema>>;

/** Data about a picture that pages need before the picture has loaded. */
export type ImageFacts = Present<v.InferOutput<typeof imageSchema>>;

/** A leg of a route, from the previous place. */
export type Leg = NonNullable<ParsedItem["route"]>[number];

type ParsedItem = Present<v.InferOutput<typeof itemSchema>>;

/** An item without its body, for lists. item-schema.ts declares its fields. */
export interface ContentCard extends Omit<ParsedItem, "content" | "node" | "image"> {
  node?: ItemNode & Pick<NavigationNode, "list">;
  /** Set if an item with the same id comes earlier in the list. The second item with the id has the number 2. */
  occurrence?: number;
  /**
   * The address of the item's page. In search results, an item without a page of its own has the address of the page
   * that shows the item.
   */
  href?: string;
  image?: ImageFacts;
  /** The offsets in a Chinese title at which a line may break. They are added when an item is parsed. */
  titleBreaks?: readonly number[];
  /**
   * The offsets between the words of a Chinese summary. A line may break at each of these offsets. After the last
   * offset no line may break, so that the last words stay together.
   */
  summaryWords?: readonly number[];
  /** The offsets between the words of the summary's beginning, if lists show only the beginning (`shortSummary`). */
  shortSummaryWords?: readonly number[];
  /**
   * The parts of a summary that stay on one line, such as numbers with their units. Only summaries in languages other
   * than Chinese have such parts. The array contains the start and end offsets of each part in turn.
   */
  summaryWholes?: readonly number[];
  /**
   * The parts that stay on one line in the beginning of a summary, if lists show only the beginning (`shortSummary`).
   * The array has the same form as `summaryWholes`.
   */
  shortSummaryWholes?: readonly number[];
  /** The offsets in a Chinese address at which a line may break. */
  addressBreaks?: readonly number[];
}

export interface ContentItem extends ContentCard {
  /** The offsets in a Chinese summary at which a line may break if the summary is set in large type. */
  summaryBreaks?: readonly number[];
  /** The body as sanitised HTML. */
  content: string;
  /**
   * The offsets in the body at which a line may end in Chinese headings, table cells, captions, quotations, short
   * paragraphs and long links.
   */
  contentBreaks?: readonly number[];
  /**
   * The offset of the `>` in the start tag of each short paragraph. Lines of short paragraphs break between words only.
   */
  shortParagraphs?: readonly number[];
  /**
   * The phrases of paragraphs that stay on one line, such as a number with its unit, a short link or the last words.
   * The array contains the start and end offsets of each phrase in turn. Inside such a phrase, a line may end only at
   * `contentBreaks`.
   */
  quantities?: readonly number[];
  /** The tables in the body, except nested ones. The array contains the start and end offsets of each table in turn. */
  tables?: readonly number[];
  /** The charts that are drawn from tables, and their offsets in the body. */
  figures?: readonly { at: number; html: string }[];
}

/** One page of a list. `page` is its number, which is counted from 1 and never greater than `pageCount`. */
export interface ContentPage<Item extends ContentCard = ContentItem> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  /** The filters of the list, if they were requested. */
  filters?: Filter[];
}

export interface ItemsBelow {
  items: ContentItem[];
  /** The number of all items below the node. */
  total: number;
}

export interface ListQuery {
  nodeId: NodeId;
  /** The number of the page, counted from 1. Numbers after the last page mean the last page. */
  page?: number;
  pageSize?: number;
  /** The content service's condition `isColor`. If it is undefined, the call is made without this condition. */
  isColor?: boolean | undefined;
  /** The id of an item. If the list contains the item, the page with the item is returned instead of page 1. */
  position?: string | undefined;
  /** Narrows the list. If no item has the requested values, all filters are ignored. */
  filters?: FilterQuery | undefined;
}

export interface SearchQuery {
  keyword: string;
  /** The number of the page, counted from 1. Numbers after the last page mean the last page. */
  page?: number;
  /** The slug of a top-level node. An unknown slug is ignored. */
  section?: string | undefined;
}

/**
 * A page of search results. If the body of an item contains the keyword, the item's summary is an excerpt around the
 * keyword.
 */
export interface SearchPage extends ContentPage<ContentCard> {
  /** The number of results to which the filter by section was applied. Missing if it was applied to all results. */
  within?: number;
}

/** The items before and after an item in its list, in the content service's order. */
export interface AdjacentItems {
  previous?: ContentCard;
  next?: ContentCard;
  /** Up to three related items, without the item and its neighbours. */
  related: ContentCard[];
  /**
   * The page of the list (12 items per page) that contains the item, counted from 1. It is 1 if the worker does not
   * find the item in its index of the list.
   */
  page: number;
}

/**
 * The content of one locale. The worker's implementation signs, caches and validates calls. The browser's
 * implementation calls `/api`. All methods reject with {@link ContentError}.
 */
export interface ContentApi {
  readonly locale: Locale;
  navigation(): Promise<NodeTree>;
  /** A page of a node's items with their bodies. */
  list(query: ListQuery): Promise<ContentPage>;
  /** A page of a node's items without bodies, for lists of cards. */
  cards(query: ListQuery): Promise<ContentPage<ContentCard>>;
  /** The items below a node, in the content service's order: at most 500 items and 4 MiB. */
  groups(nodeId: NodeId): Promise<ItemsBelow>;
  /** Called if a page shows only some of a node's items. The worker then logs this once. */
  onCut?(nodeId: NodeId, shown: number, total: number): void;
  item(id: string): Promise<ContentItem>;
  /** Rejects with `not-found` if the item does not exist. */
  adjacentItems(id: string): Promise<AdjacentItems>;
  search(query: SearchQuery): Promise<SearchPage>;
}
