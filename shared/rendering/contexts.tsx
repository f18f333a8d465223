import { createContext, type ReactNode, use, useLayoutEffect } from "react";
import {
  createContext as createRouterContext,
  generatePath,
  useLocation,
  useParams,
} from "react-router";
import { defaultLocale } from "../brand/locales.ts";
import { pageRoutes } from "../brand/pages.ts";
import { type Navigation, navigationOf } from "../content/navigation.ts";
import type { ContentApi, NavigationNode, NodeId } from "../content/types.ts";
import { LocaleContext, useMessages } from "../i18n/locale-context.tsx";
import { type Locale, localPath } from "../i18n/locales.ts";
import { selectPlural } from "../i18n/plurals.ts";
import { nodeOfPage } from "../routing/addresses.ts";
import type { PageRoute } from "../routing/page-route.ts";

/**
 * The values that pages get from outside:
 *
 * - A page's loader gets {@link PageArgs}, which pages/routes.tsx makes from the contexts of the router.
 * - Components get the page itself, with its locale, route and node, from {@link usePage}.
 * - Components get the values of the whole document from {@link DocumentContext}, which the worker and the browser
 *   provide.
 */

/** Creates the content API of a locale. The signal is aborted when the request or the navigation is aborted. */
export type GetContentApi = (locale: Locale, signal: AbortSignal) => ContentApi;

/** The content API that loaders use. The worker and the browser provide different ones. */
export const contentContext = createRouterContext<GetContentApi>();

export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads the code of blocks and openings (components that the content names) for a page's loader. The browser shows the
 * loading overlay meanwhile, as for any request. If a deployment has removed the code, the browser loads the page as a
 * document.
 */
export const codeContext = createRouterContext<LoadCode>((load) => load());

/** The arguments of a page's loader. */
export interface PageArgs {
  api: ContentApi;
  locale: Locale;
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  loadCode: LoadCode;
}

/** Loads the navigation, and finds the page's node if the page has one. */
export async function loadNode({ api, locale, route }: PageArgs): Promise<{
  navigation: Navigation;
  node: NavigationNode | undefined;
  nodeId: NodeId | undefined;
}> {
  const navigation = navigationOf(await api.navigation(), locale);
  const node = nodeOfPage(navigation, route);
  return { navigation, node, nodeId: node?.nodeId ?? route.nodeId };
}

/** The `handle` of a locale's root route. */
export interface LocaleHandle {
  locale: Locale;
}

/** The `handle` of a page's route. */
export interface PageHandle {
  route: PageRoute;
}

const notFoundRoute = pageRoutes.find((route) => route.view === "not-found") as PageRoute;

/** Returns the page route in a route's `handle`, or the route of the page “not found”. */
export function routeOf(handle: unknown): PageRoute {
  return (handle as Partial<PageHandle> | undefined)?.route ?? notFoundRoute;
}

/** Values that every component of a page can use. */
export interface PageContextValue {
  locale: Locale;
  /** The navigation. It is empty if the content service has failed to send it. */
  navigation: Navigation;
  route: PageRoute;
  /** The page's node, which is its entry in the navigation. A detail page has the node of its list. */
  node?: NavigationNode | undefined;
}

const PageContext = createContext<PageContextValue | undefined>(undefined);

/** Provides the page to {@link usePage}, and the page's locale to components that only need a locale. */
export function PageProvider({ page, children }: { page: PageContextValue; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <LocaleContext value={page.locale}>{children}</LocaleContext>
    </PageContext>
  );
}

export function usePage(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error("usePage must be used within a PageProvider");
  return page;
}

export function useIsWithinPage(): boolean {
  return use(PageContext) !== undefined;
}

/** The page's name: the name of its node, or the title of its route if there is no node. */
export function usePageTitle(): string {
  const { locale, route, node } = usePage();
  return node?.nodeName ?? route.title[locale];
}

/** The page's canonical path. */
export function usePagePath(): string {
  const { locale, route } = usePage();
  return localPath(locale, generatePath(`/${route.path}`, useParams()));
}

/** The query of the page's address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** The page's canonical address without its query. */
export function usePageAddress(): string {
  const { origin } = use(DocumentContext);
  return origin + usePagePath();
}

/** A number of items with the noun of the page, such as `12 positions`. */
export function useItemCount(count: number): string {
  const t = useMessages();
  const { locale, route } = usePage();
  if (count === 0) return t("empty");
  if (!route.itemNoun) return t("totalItems", { count });
  return t("countOf", { count, noun: selectPlural(locale, count, route.itemNoun[locale]) });
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
  /** The HTML after the page. On the server it is a promise if this HTML or anything before it is streamed. */
  end: PageEnd | Promise<PageEnd>;
}

export interface PageEnd {
  quickLinks: string;
  footer: string;
}

/**
 * The values from which the document is rendered. The server and the browser have the same values, except where a
 * comment names a difference.
 */
export interface DocumentContextValue {
  /** The locales that are switched on. */
  locales: readonly Locale[];
  /** The origin of canonical addresses. */
  origin: string;
  /**
   * The time at which the content was fetched (ISO 8601). Set only if the content is stale and the content service
   * fails.
   */
  contentAsOf?: string | undefined;
  /** React Router's key for the location that the document shows. */
  firstKey: string;
  /** Whether the browser stores pages for use without a network. */
  offline?: boolean | undefined;
  headerAndFooter: HeaderAndFooter;
  /** The data for hydration as escaped JSON. It is empty in the browser, which has read the data before rendering. */
  hydration: string;
  /** The nonce of inline scripts. Set only for streamed documents, because other documents have no inline scripts. */
  nonce?: string | undefined;
  /** Called in the browser with the location key of each page that is shown. It runs the effects (client/effects). */
  onPageShown?: ((locationKey: string) => void) | undefined;
  /**
   * The texts to announce for the shown page ({@link Outcome}). This property exists only in the browser, and its texts
   * are set before `onPageShown` is called.
   */
  outcome?: { current: PageOutcome } | undefined;
  /** Makes scrollable elements in an item's body focusable. Returns a function that stops watching the body. */
  watchProse?: ((prose: HTMLDivElement) => () => void) | undefined;
  /**
   * The locales that have a page, by the name of the page's route. A page that all locales have is not listed.
   * Undefined if the locales of pages are unknown.
   */
  partialRoutes?: Readonly<Record<string, readonly Locale[]>> | undefined;
  /** Returns the elements that load the files of a part (parts.tsx). This function exists only on the server. */
  filesOf?: ((part: string) => ReactNode) | undefined;
  /**
   * Returns HTML that loads the styles for the end of the document. It is empty if the document contains these styles
   * already. This function exists only on the server.
   */
  lateStyles?: (() => string) | undefined;
  /** Returns HTML that preloads the scripts of the rendered parts. This function exists only on the server. */
  preloads?: (() => string) | undefined;
}

export const DocumentContext = createContext<DocumentContextValue>({
  locales: [defaultLocale],
  firstKey: "default",
  origin: "",
  headerAndFooter: { header: "", end: { quickLinks: "", footer: "" } },
  hydration: "",
});

/** HTML that only the server writes. It stays in the document until another page is shown. */
export function FromServer({ write }: { write: () => string | undefined }) {
  const { firstKey } = use(DocumentContext);
  if (useLocation().key !== firstKey) return null;
  return (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: write() ?? "" }} />
  );
}

/** Sets the texts that client/effects/page-change.ts announces for the shown page. It renders nothing. */
export function Outcome({ page, selection }: PageOutcome): null {
  const { outcome } = use(DocumentContext);
  useLayoutEffect(() => {
    if (!outcome) return;
    outcome.current = { page, selection };
    return () => {
      outcome.current = {};
    };
  }, [outcome, page, selection]);
  return null;
}
