import type { ParameterName } from "./parameter-names.ts";

/** Selects the loader of a view in pages/loaders. */
export type ViewKind =
  | "static"
  | "home"
  | "search"
  /** A list with a pager; items without bodies. */
  | "paged-list"
  /** The same with bodies, because positions expand in place. */
  | "positions"
  /** A list below the latest results and a calendar, or below a line of all grades. */
  | "overview-list"
  /** All items of a node at once. */
  | "full-list"
  /** Items of several nodes, one group shown at a time. */
  | "groups"
  /** One item and its adjacent items. */
  | "item"
  /** The same of what has a date. */
  | "article"
  /** One item and all of its node. */
  | "member";

/** What a page begins with (layouts/opening). */
export type Opening =
  /** The view's own hero. */
  | "hero"
  /** The view's own, with the page's name (layouts/opening/own-opening.tsx). */
  | "own"
  /** The page's name, and facts of the content in large type or a picture (layouts/opening/fact-opening.tsx). */
  | "facts"
  /** A slim band with the page's name and the number of items. */
  | "list"
  /** Nothing: the item's headline comes first. */
  | "article"
  /** The page's name as plain text. */
  | "utility";

/** schema.org types in a page's structured data, besides its breadcrumbs. */
export type SchemaType =
  | "Event"
  | "ItemList"
  | "JobPosting"
  | "LocalBusiness"
  | "NewsArticle"
  | "Organization"
  | "ProfilePage"
  | "VideoObject"
  | "WebSite";

export interface View {
  kind: ViewKind;
  /** Its component is `pages/views/<module>.tsx`; by default the view's name. */
  module?: string;
  /** Query parameters of the view; all others are ignored. */
  parameters?: readonly ParameterName[];
  /** False if the page exists without a node of the navigation, hence in every locale. */
  hasNode?: boolean;
  /** Prefix of the element ids of items, for links from search results. */
  itemAnchor?: "chapter" | "position";
  opening: Opening;
  /** Source of the meta description; defaults to the titles of the items. */
  description?: "facts" | "text" | "first-text";
  structuredData?: readonly SchemaType[];
}

const pagedList = {
  kind: "paged-list",
  opening: "list",
  parameters: ["page", "pageSize"],
  structuredData: ["ItemList"],
} as const;
const groups = { kind: "groups", opening: "facts", parameters: ["group"] } as const;
const fullList = { kind: "full-list", opening: "facts" } as const;
const story = { ...fullList, itemAnchor: "chapter", description: "text" } as const;
const own = { opening: "own" } as const;

/** The view registry; several routes may share a view. */
const registry = {
  home: {
    kind: "home",
    hasNode: false,
    opening: "hero",
    structuredData: ["Organization", "WebSite"],
  },
  search: {
    kind: "search",
    hasNode: false,
    opening: "utility",
    parameters: ["keyword", "section", "page"],
  },
  "not-found": { kind: "static", hasNode: false, opening: "utility" },

  list: pagedList,
  "media-reports": pagedList,
  disclosures: {
    ...pagedList,
    kind: "overview-list",
    parameters: ["page", "pageSize", "year", "kind"],
  },
  ratings: { ...pagedList, kind: "overview-list" },
  videos: { ...pagedList, ...own, structuredData: ["ItemList", "VideoObject"] },
  social: pagedList,
  positions: {
    kind: "positions",
    opening: "list",
    parameters: ["page", "pageSize", "position", "place", "field"],
    itemAnchor: "position",
    structuredData: ["ItemList", "JobPosting"],
  },

  story,
  legal: { ...story, opening: "utility" },
  "brand-origin": { ...story, ...own },
  talent: { ...story, ...own, module: "lead" },
  organization: { ...fullList, ...own, module: "lead", itemAnchor: "chapter" },
  timeline: { ...fullList, ...own, itemAnchor: "chapter" },
  executives: { ...fullList, ...own, structuredData: ["ItemList"] },
  investors: fullList,
  reports: { ...fullList, opening: "list", structuredData: ["ItemList"] },
  fonts: { ...fullList, opening: "list" },
  process: fullList,
  headquarters: {
    ...fullList,
    ...own,
    description: "text",
    structuredData: ["Organization"],
  },

  culture: { ...groups, ...own, itemAnchor: "chapter", description: "facts" },
  "media-library": { ...groups, opening: "list" },
  network: { ...groups, opening: "utility", structuredData: ["ItemList"] },
  conference: {
    ...groups,
    ...own,
    itemAnchor: "chapter",
    description: "first-text",
    structuredData: ["Event"],
  },
  solutions: { ...groups, itemAnchor: "chapter", description: "facts" },

  article: { kind: "article", opening: "article", structuredData: ["NewsArticle"] },
  executive: { kind: "item", opening: "article", structuredData: ["ProfilePage"] },
  office: { kind: "member", opening: "article", structuredData: ["LocalBusiness"] },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof registry;

export const views: Readonly<Record<ViewName, View>> = registry;

/** The module of a view's component, in pages/views. */
export function moduleOf(view: ViewName): string {
  return views[view].module ?? view;
}

export function hasStructuredData(view: ViewName, type: SchemaType): boolean {
  return views[view].structuredData?.includes(type) === true;
}
