import type * as v from "valibot";
import type { Locale } from "../i18n/locales.ts";
import type { Block, OpeningName } from "./blocks.ts";
import type { Filter, FilterQuery } from "./filters.ts";
import type { imageSchema, itemNodeSchema, itemSchema, Present } from "./item-schema.ts";

/** The id of a node: a number, or a string of digits if a number would not be exact. */
export type NodeId = number | string;

/** A node of the navigation tree, validated. */
export interface NavigationNode {
  id: string;
  nodeId: NodeId;
  nodeName: string;
  /** Upper-case key that maps a node to a route, e.g. `NEWS ITEMS`. */
  nodeIndexName: string;
  /** External link, opened in a new window. */
  linkUrl?: string;
  childs: NavigationNode[];
  /** Excluded from the footer sitemap; set on the synthetic home node. */
  extra: boolean;
  taxis: number;
  isShow: boolean;
  /** The opening of the node's page. */
  opening?: OpeningName;
  /** The block that shows the node's items, unless an item names another one. */
  list?: Block;
}

/** The navigation tree and the nodes outside it. */
export interface NodeTree {
  /** The children of the first returned item, ordered by `taxis`. */
  nodes: NavigationNode[];
  /** Further top-level items (quick links, ICP notice), not part of the tree. */
  others: NavigationNode[];
}

/** The node that a content item belongs to. */
export type ItemNode = Present<v.InferOutput<typeof itemNodeSchema>>;

/** Metadata of a picture, available before it is loaded. */
export type ImageFacts = Present<v.InferOutput<typeof imageSchema>>;

/** A stretch of a way, from the place before. */
export type Leg = NonNullable<ParsedItem["route"]>[number];

type ParsedItem = Present<v.InferOutput<typeof itemSchema>>;

/** A content item without its body, for lists. Its fields are declared in item-schema.ts. */
export interface ContentCard extends Omit<ParsedItem, "content" | "node" | "image"> {
  node?: ItemNode & Pick<NavigationNode, "list">;
  /** The number of its occurrence, if an item with the same id precedes it in the list. */
  occurrence?: number;
  /**
   * Address of the item's page. In search results, an item without a page has the address of the page that shows it.
   */
  href?: string;
  image?: ImageFacts;
  /** Offsets in a Chinese title at which a line may break; added when an item is parsed. */
  titleBreaks?: readonly number[];
  /** Offsets in a Chinese address at which a line may break. */
  addressBreaks?: readonly number[];
}

export interface ContentItem extends ContentCard {
  /** Offsets in the summary where a line may end, as in a title. */
  summaryBreaks?: readonly number[];
  /** Sanitised HTML. */
  content: string;
  /** Offsets in the body at which Chinese headings and table cells may break. */
  contentBreaks?: readonly number[];
  /**
   * Start and end offsets, alternating, of what stays on one line: numbers with their units, and short links.
   * Headings and cells have none.
   */
  quantities?: readonly number[];
  /** Start and end offsets, alternating, of the tables in the body. Nested tables are not among them. */
  tables?: readonly number[];
  /** Drawings of tables that can be drawn, and the offsets in the body at which they stand. */
  figures?: readonly { at: number; html: string }[];
}

/** One page of a list. `page` is one-based and clamped to `pageCount`. */
export interface ContentPage<Item extends ContentCard = ContentItem> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  /** The list's filters, if requested. */
  filters?: Filter[];
}

export interface ItemsBelow {
  items: ContentItem[];
  /** Number of all items below the node. */
  total: number;
}

export interface ListQuery {
  nodeId: NodeId;
  /** One-based; clamped to the last page. */
  page?: number;
  pageSize?: number;
  /** Filter of the content service (its condition `isColor`); omitted if undefined. */
  isColor?: boolean | undefined;
  /** Id of an item: returns the page that contains it instead of page 1, if the list contains it. */
  position?: string | undefined;
  /** Narrows the list. If no item has the requested values, all of them are ignored. */
  filters?: FilterQuery | undefined;
}

export interface SearchQuery {
  keyword: string;
  /** One-based; clamped to the last page. */
  page?: number;
  /** Slug of a top-level navigation node; unknown slugs are ignored. */
  section?: string | undefined;
}

/** A page of search results; summaries are excerpts around the keyword if it occurs in the body. */
export interface SearchPage extends ContentPage<ContentCard> {
  /** Number of hits filtered by section, if not all of them were. */
  within?: number;
}

/** Items adjacent to an item in its list, in upstream order. */
export interface AdjacentItems {
  previous?: ContentCard;
  next?: ContentCard;
  /** Up to three, excluding the item and its neighbours. */
  related: ContentCard[];
  /** One-based list page (12 items each) that contains the item; 1 if it is not in the index. */
  page: number;
}

/**
 * The content of one locale. The worker's implementation signs, caches and
 * validates; the browser's uses `/api`. All methods reject with {@link ContentError}.
 */
export interface ContentApi {
  readonly locale: Locale;
  navigation(): Promise<NodeTree>;
  /** A page of a node's items, with bodies. */
  list(query: ListQuery): Promise<ContentPage>;
  /** A page of a node's items without bodies, for lists of cards. */
  cards(query: ListQuery): Promise<ContentPage<ContentCard>>;
  /** The items below a node, in upstream order: at most 500, and 4 MiB of them. */
  groups(nodeId: NodeId): Promise<ItemsBelow>;
  /** Is called if a page shows only some of a node's items. The worker logs it once. */
  onCut?(nodeId: NodeId, shown: number, total: number): void;
  item(id: string): Promise<ContentItem>;
  /** Rejects with `not-found` if the item does not exist. */
  adjacentItems(id: string): Promise<AdjacentItems>;
  search(query: SearchQuery): Promise<SearchPage>;
}
