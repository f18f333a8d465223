import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { defaultLocale } from "../brand/locales.ts";
import type { EventDates } from "../content/event-dates.ts";
import type { Navigation } from "../content/navigation.ts";
import type { ContentCard, ContentItem, NavigationNode } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";
import type { PageRoute } from "../routing/page-route.ts";

/** Collects structured data while a document is rendered. It is written at the end of the document. */
export interface StructuredDataSink {
  /**
   * Adds a page's data. Returns HTML to render in place, which is empty unless the end of the document has already
   * been rendered.
   */
  add(page: DescribedPage): string;
  /** The HTML of all collected data. */
  end(): string;
}

/** The texts that screen readers announce after a choice on a page. */
export interface PageOutcome {
  /** The text after a visitor has opened another page of a list: `第 2 页，共 11 页`. */
  page?: string | undefined;
  /** The text after a visitor has chosen a filter or a group, or has searched: `2024：12 篇`. */
  selection?: string | undefined;
}

/**
 * The HTML of the header and footer. Only the server renders it (worker/ssr/header-and-footer.tsx). The browser
 * hydrates the elements around this HTML but not their content, so the client's bundle contains neither the
 * components nor their data.
 */
export interface HeaderAndFooter {
  /** The beginning of every document's head. It is missing in the browser. */
  head?: string;
  header: string;
  /**
   * The HTML after the page. On the server it is a promise if it is streamed, or if something before it is streamed.
   */
  end: PageEnd | Promise<PageEnd>;
}

export interface PageEnd {
  quickLinks: string;
  footer: string;
}

/**
 * The values from which the document is rendered. They are the same on the server and in the browser, unless a
 * comment says otherwise.
 */
export interface DocumentContextValue {
  /** The locales that are switched on. */
  locales: readonly Locale[];
  /** The origin of canonical addresses. */
  origin: string;
  /** The time at which the content was fetched (ISO 8601), if it is stale and cannot be revalidated at present. */
  contentAsOf?: string | undefined;
  /** React Router's key for the location that the document shows. */
  firstKey: string;
  /** Whether the browser stores pages for use without a network. */
  offline?: boolean | undefined;
  headerAndFooter: HeaderAndFooter;
  /** The data for hydration as escaped JSON. It is empty in the browser, which has already read it. */
  hydration: string;
  /** Set only for streamed documents, because other documents have no inline scripts. */
  nonce?: string | undefined;
  /** The browser calls this with the location key of each page that is shown, to run effects. */
  onPageShown?: ((locationKey: string) => void) | undefined;
  /**
   * The texts to announce for the shown page (outcome.ts). It exists only in the browser, and is set before
   * `onPageShown` is called.
   */
  outcome?: { current: PageOutcome } | undefined;
  /** Makes scrolling elements in a hydrated body focusable. Returns a function that stops this. */
  watchProse?: ((prose: HTMLDivElement) => () => void) | undefined;
  /**
   * The locales that have a page, by the name of the page's route. It only contains pages that some locales lack.
   * Undefined if this is unknown.
   */
  partialRoutes?: Readonly<Record<string, readonly Locale[]>> | undefined;
  /** Collects the structured data of the document. Set only on the server. */
  structuredData?: StructuredDataSink | undefined;
  /** Returns the elements that load the files of a part. It exists only on the server (parts.tsx). */
  filesOf?: ((part: string) => ReactNode) | undefined;
  /** HTML that preloads the scripts of what has been rendered, only on the server. */
  preloads?: (() => string) | undefined;
}

export const DocumentContext = createContext<DocumentContextValue>({
  locales: [defaultLocale],
  firstKey: "default",
  origin: "",
  headerAndFooter: { header: "", end: { quickLinks: "", footer: "" } },
  hydration: "",
});

/** The content of a page, from which its metadata and structured data are made. */
export interface PageContent {
  /** The item of a detail page, or the position that the address selects. */
  item?: ContentItem;
  /** The items of a list. They have bodies if the page loads these. */
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

/**
 * Renders the page's structured data in place if it is streamed. Otherwise, it is added to the end of the document.
 *
 * Only the server renders structured data. Hydration keeps the markup, so the client bundle does not contain the data
 * or its code. Pages opened by client-side navigation have none, because crawlers only read documents.
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

/** HTML from the server, which stays until another page is shown. */
export function FromServer({ write }: { write: () => string | undefined }) {
  const { firstKey } = use(DocumentContext);
  if (useLocation().key !== firstKey) return null;
  return (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write() ?? "" }} />
  );
}
