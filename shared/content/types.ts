import type { Edition } from "../i18n/editions.ts";

/** A node of the navigation tree (specification section 3), validated. */
export interface NavigationNode {
  id: string;
  nodeId: number;
  nodeName: string;
  /** Upper-cased key that ties a node to a route, e.g. `PRESS RELEASES`. */
  nodeIndexName: string;
  /** Present: the node leaves the site and opens in a new window. */
  linkUrl?: string;
  childs: NavigationNode[];
  /** Left out of the footer sitemap; set on the synthetic home node. */
  extra: boolean;
  taxis: number;
  isShow: boolean;
}

/** What the navigation call yields: the tree and the nodes beside it. */
export interface NodeTree {
  /** The children of the first returned item, ordered by `taxis`. */
  nodes: NavigationNode[];
  /** Further top-level items (quick links, ICP notice), not part of the tree. */
  others: NavigationNode[];
}

/** The node that a content item hangs on. */
export interface ItemNode {
  nodeId?: number;
  nodeIndexName: string;
  nodeName: string;
  taxis: number;
}

/** What is known of a picture before it is loaded. */
export interface ImageFacts {
  /** Pixels of the largest variant. */
  width: number;
  height: number;
  /** Widths of the variants, where the address is one of the site's own sized pictures. */
  widths?: number[] | undefined;
  /** Its mean colour, as CSS. */
  color?: string | undefined;
  /** A few pixels of it as a data address. */
  placeholder?: string | undefined;
}

/** A content item without its body: what lists show. */
export interface ContentCard {
  id: string;
  title: string;
  /** Offsets in the title where a line may end, for Chinese; added when an item is parsed. */
  titleBreaks?: readonly number[];
  subTitle?: string;
  /** Plain text; made from the body when the upstream has none. */
  summary?: string;
  linkUrl?: string;
  imgUrl?: string;
  image?: ImageFacts;
  /** Name of an icon (specification section 3). */
  subUpTitle?: string;
  /** ISO 8601 with offset. */
  publishTime?: string;
  /** When it was last changed: ISO 8601 with offset. */
  updateTime?: string;
  author?: string;
  source?: string;
  fileUrl?: string;
  fileName?: string;
  /** Bytes. */
  fileSize?: number;
  videoUrl?: string;
  /** Seconds. */
  duration?: number;
  address?: string;
  phone?: string;
  email?: string;
  keywords?: string[];
  node?: ItemNode;
}

export interface ContentItem extends ContentCard {
  /** Cleaned HTML, safe to show as it is. */
  content: string;
  /** Offsets in it where lines of its headings and cells may end, for Chinese. */
  contentBreaks?: readonly number[];
  /** Offsets where its tables begin and end, in turn, but for tables within tables. */
  tables?: readonly number[];
}

/** One page of a list. `page` is one-based and clamped to `pageCount`. */
export interface ContentPage<Item extends ContentCard = ContentItem> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

export interface ListQuery {
  nodeId: number;
  /** One-based; a page beyond the last yields the last. */
  page?: number;
  pageSize?: number;
  /** The content service's own condition (specification section 7); not sent where it is absent. */
  isColor?: boolean | undefined;
  /** Id of an item: in place of page 1 the page that has it, if the list has it at all. */
  position?: string | undefined;
}

export interface SearchQuery {
  keyword: string;
  /** One-based; a page beyond the last yields the last. */
  page?: number;
  /** Slug of a top node of the navigation; one that there is not counts as none. */
  section?: string | undefined;
}

/** A page of what a search found; the summaries are about the keyword where it occurs in a body. */
export interface SearchPage<Item extends ContentCard = ContentCard> extends ContentPage<Item> {
  /** Present where there are more hits than were looked through for the section: how many were. */
  within?: number;
}

/** What stands around an item in its own list, as the upstream orders it. */
export interface Surroundings {
  previous?: ContentCard;
  next?: ContentCard;
  /** Three at most: never the item or its neighbours. */
  related: ContentCard[];
  /** One-based page of the list, 12 a page, that has the item; 1 where the index does not know it. */
  page: number;
}

/**
 * The content of one edition, wherever the caller runs: the worker's
 * implementation signs, caches and validates, the browser's goes over `/api`.
 * Every method rejects with a {@link ContentError}.
 */
export interface ContentApi {
  readonly edition: Edition;
  navigation(): Promise<NodeTree>;
  /** A page of a node's items with their bodies. */
  list(query: ListQuery): Promise<ContentPage>;
  /** The same page without bodies, for lists of cards. */
  cards(query: ListQuery): Promise<ContentPage<ContentCard>>;
  /** All items below a node (500 at most), as the upstream orders them. */
  groups(nodeId: number): Promise<ContentItem[]>;
  item(id: string): Promise<ContentItem>;
  /** Not found where the item is not. */
  surroundings(id: string): Promise<Surroundings>;
  search(query: SearchQuery): Promise<SearchPage>;
}
