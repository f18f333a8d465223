import type { ReadParameter } from "./parameters.ts";
import * as parameters from "./parameters.ts";

/** Selects the loader of a view in pages/loaders. */
export type ViewKind =
  | "static"
  | "home"
  | "search"
  /** A list with a pager; items without bodies. */
  | "paged-list"
  /** The same with bodies, because positions expand in place. */
  | "positions"
  /** All items of a node at once. */
  | "full-list"
  /** Items of several nodes, one group shown at a time. */
  | "groups"
  /** One item. */
  | "item"
  /** One item and its adjacent items. */
  | "article";

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

/** Properties of a view; its component is `pages/views/<name>.tsx`. */
export interface View {
  kind: ViewKind;
  /** Query parameters of the view; all others are ignored. */
  parameters?: Readonly<Record<string, ReadParameter>>;
  /** False if the page exists without a node of the navigation, hence in every locale. */
  hasNode?: boolean;
  /** Prefix of the element ids of items, for links from search results. */
  itemAnchor?: "chapter" | "position";
  /** False if the view has its own hero. */
  hasBanner?: boolean;
  /** Source of the meta description; defaults to the titles of the items. */
  description?: "facts" | "text" | "first-text";
  structuredData?: readonly SchemaType[];
}

const { page, pageSize, position, group, keyword, section } = parameters;
const pagedList = { kind: "paged-list", parameters: { page, pageSize } } as const;
const groups = { kind: "groups", parameters: { group } } as const;
const fullList = { kind: "full-list" } as const;

/** The view registry; several routes may share a view. */
const registry = {
  home: {
    kind: "home",
    hasNode: false,
    hasBanner: false,
    structuredData: ["Organization", "WebSite"],
  },
  search: { kind: "search", hasNode: false, parameters: { keyword, section, page } },
  "not-found": { kind: "static", hasNode: false, hasBanner: false },

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

/** Whether a view has structured data of a type. */
export function hasStructuredData(view: ViewName, type: SchemaType): boolean {
  return views[view].structuredData?.includes(type) === true;
}
