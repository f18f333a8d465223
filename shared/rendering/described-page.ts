import type { EventDates } from "../content/event-dates.ts";
import type { Navigation } from "../content/navigation.ts";
import type { ContentCard, ContentItem, NavigationNode } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PageRoute } from "../routing/page-route.ts";

/** A page's content, as input for metadata and structured data. */
export interface PageContent {
  /** The item of a detail page, or of a position's address. */
  item?: ContentItem;
  /** The items of a list; with bodies if the page loads them. */
  items?: readonly (ContentCard & Partial<ContentItem>)[];
  /** Number of items on the previous pages of the list. */
  before?: number;
  eventDates?: EventDates | undefined;
}

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

/** Input for a page's structured data. */
export interface DescribedPage {
  locale: Locale;
  navigation: Navigation;
  node?: NavigationNode | undefined;
  route: PageRoute;
  /** The page's name in the navigation. */
  name: string;
  /** Title without the brand. */
  title: string;
  description: string;
  /** Origin of all addresses. */
  origin: string;
  /** Canonical address. */
  address: string;
  /** Address of the share picture. */
  picture: string;
  content: PageContent;
  types: readonly SchemaType[];
}
