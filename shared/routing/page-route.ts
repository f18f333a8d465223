import type { Block, OpeningName } from "../content/blocks.ts";
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
  /** The opening of the page, if its node names none. */
  opening?: OpeningName;
  /** The block that shows the first item, if the page opens with that. */
  first?: "headline" | "chart";
  /** The block that shows items, if neither they nor their nodes name one. */
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
  /** The noun behind the number of a list's items: `positions` in `30 positions`. */
  itemNoun?: Record<Locale, PluralForms>;
  /** Index name of the list that a detail route belongs to. */
  parent?: string;
  /** Set if the items are reports of other media: lists name the medium, articles the reporter. */
  isMediaReport?: boolean;
  /** Set if the items are posts in social media: an article looks like a post. */
  isPost?: boolean;
  view: ViewName;
}

/** Names of the views in pages/routes.tsx; several routes may share one. */
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
export type HomeSection = "fields" | "facts" | "news" | "announcements" | "explore";
