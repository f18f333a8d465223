import { createContext, use } from "react";
import { generatePath, useParams } from "react-router";
import type { Navigation } from "../content/navigation.ts";
import type { NavigationNode } from "../content/types.ts";
import { type Locale, localPath } from "../i18n/locales.ts";
import { type MessageKey, message } from "../i18n/messages.ts";
import type { PageRoute } from "../routing/table.ts";
import { DocumentContext } from "./document-context.tsx";

/** What every component of a page may ask for. */
export interface PageContextValue {
  locale: Locale;
  /** Whether a language switch has somewhere to lead. */
  hasOtherLocale: boolean;
  /** Empty while the navigation cannot be had. */
  navigation: Navigation;
  route: PageRoute;
  /** The node that the page shows, or whose detail it shows. */
  node?: NavigationNode | undefined;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error("usePage needs a PageContext above it");
  return page;
}

/** The page's name: its node's, else the route's title. */
export function usePageTitle(): string {
  const { locale, route, node } = usePage();
  return node?.nodeName ?? route.title[locale];
}

/** The page's address in its one form, however the visitor has written it. */
export function usePagePath(): string {
  const { locale, route } = usePage();
  return localPath(locale, generatePath(`/${route.path}`, useParams()));
}

/** The same with the origin: the canonical address. */
export function usePageAddress(): string {
  const { origin } = use(DocumentContext);
  return origin + usePagePath();
}

/** The texts of the page's edition: `const t = useMessages(); t("search")`. */
export function useMessages(): (
  key: MessageKey,
  values?: Record<string, string | number>,
) => string {
  const { locale } = usePage();
  return (key, values) => message(locale, key, values);
}
