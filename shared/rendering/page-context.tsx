import { createContext, type ReactNode, use } from "react";
import { generatePath, useLocation, useParams } from "react-router";
import type { Navigation } from "../content/navigation.ts";
import type { NavigationNode } from "../content/types.ts";
import { LocaleContext } from "../i18n/locale-context.tsx";
import { type Locale, localPath } from "../i18n/locales.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { DocumentContext } from "./document-context.tsx";

/** Values that every component of a page can use. */
export interface PageContextValue {
  locale: Locale;
  /** The navigation. It is empty if the navigation is unavailable. */
  navigation: Navigation;
  route: PageRoute;
  /** The page's node. A detail page has the node of its list. */
  node?: NavigationNode | undefined;
}

const PageContext = createContext<PageContextValue | undefined>(undefined);

/** Provides the page to the page's components, and the locale to components that know nothing about pages. */
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

/** The page's name, which is the name of its node, or otherwise the title of its route. */
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
