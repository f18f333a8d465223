import type { ReadParameter } from "./parameters.ts";
import * as parameters from "./parameters.ts";

/** How the data of a view is loaded: each kind has its loader in pages/loaders. */
export type ViewKind =
  | "static"
  | "home"
  | "search"
  /** A list with a pager, its items without bodies. */
  | "paged-list"
  /** The same with bodies: a position unfolds in place. */
  | "positions"
  /** All items of a node at once. */
  | "full-list"
  /** Items of several nodes, one group shown at a time. */
  | "groups"
  /** One item. */
  | "item"
  /** One item and what stands around it in its list. */
  | "article";

/** Types of schema.org that a page's structured data has beside its breadcrumbs. */
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

/** What the rest of the site knows of a view; its component is `pages/views/<name>.tsx`. */
export interface View {
  kind: ViewKind;
  /** Query parameters that it understands: all others change nothing of it. */
  parameters?: Readonly<Record<string, ReadParameter>>;
  /** Before the ids of its items in the document, where search results lead to them. */
  itemAnchor?: "chapter" | "position";
  /** False where the view brings its own opening. */
  hasBanner?: boolean;
  /** What its meta description is made of; the names of its items where nothing is set. */
  description?: "facts" | "text" | "first-text";
  structuredData?: readonly SchemaType[];
}

const { page, pageSize, position, group, keyword, section } = parameters;
const pagedList = { kind: "paged-list", parameters: { page, pageSize } } as const;
const groups = { kind: "groups", parameters: { group } } as const;
const fullList = { kind: "full-list" } as const;

/** The view registry: one entry for each view; several routes may share a view. */
const registry = {
  home: { kind: "home", hasBanner: false, structuredData: ["Organization", "WebSite"] },
  search: { kind: "search", parameters: { keyword, section, page } },
  "not-found": { kind: "static", hasBanner: false },

  list: { ...pagedList, structuredData: ["ItemList"] },
  disclosures: { ...pagedList, structuredData: ["ItemList"] },
  ratings: { ...pagedList, structuredData: ["ItemList"] },
  videos: { ...pagedList, structuredData: ["ItemList", "VideoObject"] },
  social: { ...pagedList, structuredData: ["ItemList"] },
  positions: {
    kind: "positions",
    parameters: { page, pageSize, position },
    itemAnchor: "position",
    structuredData: ["ItemList", "JobPosting"],
  },

  story: { ...fullList, itemAnchor: "chapter", description: "text" },
  organization: { ...fullList, itemAnchor: "chapter" },
  timeline: { ...fullList, itemAnchor: "chapter" },
  executives: { ...fullList, structuredData: ["ItemList"] },
  investors: fullList,
  reports: { ...fullList, structuredData: ["ItemList"] },
  fonts: fullList,
  process: fullList,
  headquarters: { ...fullList, description: "text", structuredData: ["Organization"] },

  culture: { ...groups, itemAnchor: "chapter", description: "facts" },
  "media-library": groups,
  network: { ...groups, structuredData: ["ItemList"] },
  conference: {
    ...groups,
    itemAnchor: "chapter",
    description: "first-text",
    structuredData: ["Event"],
  },
  solutions: { ...groups, itemAnchor: "chapter", description: "facts" },

  article: { kind: "article", structuredData: ["NewsArticle"] },
  executive: { kind: "item", structuredData: ["ProfilePage"] },
  office: { kind: "item", structuredData: ["LocalBusiness"] },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof registry;

export const views: Readonly<Record<ViewName, View>> = registry;

/** Whether a view's pages have structured data of a type. */
export function hasStructuredData(view: ViewName, type: SchemaType): boolean {
  return views[view].structuredData?.includes(type) === true;
}
