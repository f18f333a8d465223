import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { defaultLocale } from "../brand/locales.ts";
import type { EventDates } from "../content/event-dates.ts";
import type { Navigation } from "../content/navigation.ts";
import type { ContentCard, ContentItem, NavigationNode } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PageRoute } from "../routing/page-route.ts";

/** Collects structured data while a document is rendered, to write it at the end. */
export interface StructuredDataSink {
  /** Returns the HTML to render in place: empty unless the end of the document has been rendered already. */
  add(page: DescribedPage): string;
  /** HTML of all collected data. */
  end(): string;
}

/** What screen readers are told after a choice within a page. */
export interface PageOutcome {
  /** After another page of a list: `第 2 页，共 11 页`. */
  page?: string | undefined;
  /** After a filter, a group or a search: `2024：12 篇`. */
  selection?: string | undefined;
}

/**
 * The HTML of the header and footer. It is rendered only on the server
 * (worker/ssr/header-and-footer.tsx); the browser hydrates the elements around it but not their
 * content, so neither its components nor its data are in the client bundle.
 */
export interface HeaderAndFooter {
  /** What the head of every page begins with; absent in the browser. */
  head?: string;
  header: string;
  /** What follows the page. On the server it is a promise if it is streamed, or follows something that is. */
  end: PageEnd | Promise<PageEnd>;
}

export interface PageEnd {
  quickLinks: string;
  footer: string;
}

/**
 * Values from which the document is rendered. They are the same on the server and in the browser, unless a comment
 * says otherwise.
 */
export interface DocumentContextValue {
  /** The enabled locales. */
  locales: readonly Locale[];
  /** Origin of canonical addresses. */
  origin: string;
  /**
   * Set if the document shows stale content that cannot be revalidated at the moment: the ISO 8601 time when it was
   * fetched.
   */
  contentAsOf?: string | undefined;
  /** React Router's key of the location that the document shows. */
  firstKey: string;
  /** Whether the browser stores pages for offline use. */
  offline?: boolean | undefined;
  headerAndFooter: HeaderAndFooter;
  /** Escaped JSON for hydration; empty in the browser, where it has been read already. */
  hydration: string;
  /** Set on streamed documents only, because others have no inline scripts. */
  nonce?: string | undefined;
  /** Called in the browser with the location key of each page shown, to run effects. */
  onPageShown?: ((locationKey: string) => void) | undefined;
  /** What the shown page announces (outcome.ts), only in the browser. It is set before `onPageShown` is called. */
  outcome?: { current: PageOutcome } | undefined;
  /** Makes what scrolls in a hydrated body focusable; returns a function that stops it. */
  watchProse?: ((prose: HTMLDivElement) => () => void) | undefined;
  /**
   * The locales that have a page, by the name of its route, for pages that some locales lack. Undefined if unknown.
   */
  partialRoutes?: Readonly<Record<string, readonly Locale[]>> | undefined;
  /** Collector of structured data, only on the server. */
  structuredData?: StructuredDataSink | undefined;
  /** The elements that load the files of a part, only on the server; see parts.tsx. */
  filesOf?: ((part: string) => ReactNode) | undefined;
}

export const DocumentContext = createContext<DocumentContextValue>({
  locales: [defaultLocale],
  firstKey: "default",
  origin: "",
  headerAndFooter: { header: "", end: { quickLinks: "", footer: "" } },
  hydration: "",
});

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

/**
 * Renders the page's structured data in place if it is streamed, else adds it to the end of the document.
 *
 * Structured data is rendered only on the server. Hydration keeps the markup, so neither the data nor its code is in
 * the client bundle. Pages opened by client-side navigation have none, because crawlers only read documents.
 */
export function StructuredData({ page }: { page: DescribedPage }) {
  const { structuredData } = use(DocumentContext);
  return <FromServer write={() => structuredData?.add(page)} />;
}

/** The structured data that was collected before the end of the document. */
export function CollectedData() {
  const { structuredData } = use(DocumentContext);
  return <FromServer write={() => structuredData?.end()} />;
}

/** Keeps the server's markup until another page is shown. */
function FromServer({ write }: { write: () => string | undefined }) {
  const { firstKey } = use(DocumentContext);
  if (useLocation().key !== firstKey) return null;
  return (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write() ?? "" }} />
  );
}
