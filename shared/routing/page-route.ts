import type { Block, Opening } from "../content/blocks.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PluralForms } from "../i18n/plurals.ts";
import type { ParameterName } from "./parameter-names.ts";

/** What shared/brand/pages.ts says of a page. */
export interface PageRoute {
  /** Route name, the same in all locales. */
  name: string;
  /** Path below the locale's root. */
  path: string;
  title: Record<Locale, string>;
  /** What the page opens with if its node does not say. */
  opening?: Opening;
  /** What shows the item that it opens with. */
  first?: "headline" | "chart";
  /** What shows items if neither they nor their nodes say. */
  block?: Block;
  /** Query parameters of the page; all others are ignored. */
  parameters?: readonly ParameterName[];
  /** Prefix of the element ids of items, for links from search results. */
  itemAnchor?: "chapter" | "position";
  /** False if the page exists without a node of the navigation, hence in every locale. */
  hasNode?: boolean;
  /** Index name of the route's navigation node. */
  indexName?: string;
  /** Node id, used if no navigation node has the index name. */
  nodeId?: number;
  /** What a list's items are counted as, behind their number: of `30 positions` what follows 30. */
  itemNoun?: Record<Locale, PluralForms>;
  /** Index name of the list that a detail route belongs to. */
  parent?: string;
  /** Its items are reports of other media: lists name the medium, articles the reporter. */
  isMediaReport?: boolean;
  /** Its items are posts: an article is set like one. */
  isPost?: boolean;
  view: ViewName;
}

/** Names of the views in pages/pages.ts; several routes may share one. */
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
  /** Set for sections: links of their navigation node go to the redirect's target. */
  indexName?: string;
  name?: string;
  title?: Record<Locale, string>;
}

/** A section of the home page. */
export type HomeSection = "fields" | "figures" | "news" | "announcements" | "explore";
