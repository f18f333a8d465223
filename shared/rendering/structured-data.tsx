import { createContext, use } from "react";
import type { EventDates } from "../content/event-dates.ts";
import type { Navigation } from "../content/navigation.ts";
import type { ContentCard, ContentItem, NavigationNode } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { FromServer } from "./contexts.tsx";

/** The content of a page, from which its metadata and structured data are made. */
export interface PageContent {
  /** The item of a detail page, or the position (job) that the address selects. */
  item?: ContentItem;
  /** The items of a list. They have bodies if the page loads bodies. */
  items?: readonly (ContentCard & Partial<ContentItem>)[];
  /** The number of items on the previous pages of the list. */
  before?: number;
  eventDates?: EventDates | undefined;
}

/** The schema.org types that the page's structured data contains in addition to breadcrumbs. */
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

/** The values from which a page's structured data is made. */
export interface DescribedPage {
  locale: Locale;
  navigation: Navigation;
  node?: NavigationNode | undefined;
  route: PageRoute;
  /** The page's name in the navigation. */
  name: string;
  /** The title without the brand. */
  title: string;
  description: string;
  /** The origin of all addresses. */
  origin: string;
  /** The canonical address. */
  address: string;
  /** The address of the picture for link previews. */
  picture: string;
  content: PageContent;
  types: readonly SchemaType[];
}

/** Collects structured data while a document is rendered. The data is written at the end of the document. */
export interface StructuredDataSink {
  /**
   * Adds a page's data. If the end of the document has already been rendered, it returns the data as HTML to be
   * rendered in place. Otherwise it returns an empty string.
   */
  add(page: DescribedPage): string;
  /** The HTML of all collected data. */
  end(): string;
}

/** Only the server provides a sink. */
export const StructuredDataContext = createContext<StructuredDataSink | undefined>(undefined);

/**
 * Renders the page's structured data. The data is written at the end of the document, or in place if that end has
 * already been sent.
 *
 * Only the server renders structured data. Hydration keeps the markup, so the client bundle does not contain the data
 * or its code. Pages opened by client-side navigation have no structured data, because crawlers only read documents.
 */
export function StructuredData({ page }: { page: DescribedPage }) {
  const sink = use(StructuredDataContext);
  return <FromServer write={() => sink?.add(page)} />;
}

/** The structured data that was collected before the end of the document. */
export function CollectedData() {
  const sink = use(StructuredDataContext);
  return <FromServer write={() => sink?.end()} />;
}
