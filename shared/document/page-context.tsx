import { createContext, use } from "react";
import { generatePath, useLocation, useParams } from "react-router";
import type { Navigation } from "../content/navigation.ts";
import type { NavigationNode } from "../content/types.ts";
import { type Locale, localPath } from "../i18n/locales.ts";
import { type MessageKey, message } from "../i18n/messages.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { DocumentContext } from "./document-context.tsx";

/** Values available to every component of a page. */
export interface PageContextValue {
  locale: Locale;
  /** Empty if the navigation is unavailable. */
  navigation: Navigation;
  route: PageRoute;
  /** The page's node; of a detail page, the node of its list. */
  node?: NavigationNode | undefined;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error("usePage must be used within a PageContext");
  return page;
}

/** The page's name: that of its node, else the route's title. */
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

/** The page's canonical address without query. */
export function usePageAddress(): string {
  const { origin } = use(DocumentContext);
  return origin + usePagePath();
}

/** Messages in the page's locale: `const t = useMessages(); t("search")`. */
export function useMessages(): (
  key: MessageKey,
  values?: Record<string, string | number>,
) => string {
  const { locale } = usePage();
  return (key, values) => message(locale, key, values);
}
