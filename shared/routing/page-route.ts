import type { Block, OpeningName } from "../content/blocks.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PluralForms } from "../i18n/plurals.ts";
import type { ParameterName } from "./parameter-names.ts";

/** A page in shared/brand/pages.ts. */
export interface PageRoute {
  /** The name of the route, which is the same in all locales. */
  name: string;
  /** The path below the locale's root. */
  path: string;
  title: Record<Locale, string>;
  /**
   * The opening (top) of the page, if the page's node names no opening. The node is the page's entry in the navigation.
   */
  opening?: OpeningName;
  /** The block (a component) that shows the first item, if the first item is at the top of the page. */
  first?: "headline" | "chart";
  /** The block that shows the items, if neither the items nor their nodes name a block. */
  block?: Block;
  /** The query parameters of the page. Parameters that are not listed are ignored. */
  parameters?: readonly ParameterName[];
  /** The prefix of the items' element ids, for links from search results. */
  itemAnchor?: "chapter" | "position";
  /** False if the page needs no node in the navigation. Such a page exists in every locale. */
  hasNode?: boolean;
  /** The index name of the route's node. It is a key in upper case. */
  indexName?: string;
  /** The id of the route's node, used if no node has the index name. */
  nodeId?: number;
  /** The noun after the number of items: `positions` in `30 positions`. */
  itemNoun?: Record<Locale, PluralForms>;
  /** The index name of the list to which a detail page belongs. */
  parent?: string;
  /** Set if the items are reports of other media. Lists then name the medium, and articles name the reporter. */
  isMediaReport?: boolean;
  view: ViewName;
}

/** The names of the views in pages/routes.tsx. Several routes may have the same view. */
export type ViewName =
  | "not-found"
  | "home"
  | "search"
  | "list"
  | "media-reports"
  | "social"
  | "videos"
  | "disclosures"
  | "ratings"
  | "positions"
  | "composed"
  | "timeline"
  | "executives"
  | "reports"
  | "network"
  | "conference"
  | "article"
  | "executive"
  | "office";

export interface RedirectRoute {
  path: string;
  to: string;
  /** The index name of a section's node. Links to this node lead directly to the redirect's target. */
  indexName?: string;
  name?: string;
  title?: Record<Locale, string>;
}

/** A section of the home page. */
export type HomeSection = "fields" | "facts" | "news" | "announcements" | "explore";
