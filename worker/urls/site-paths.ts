import { tryDecodeURIComponent } from "hono/utils/url";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { feeds, pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";
import {
  type Locale,
  localeOfPath,
  locales,
  localPath,
  pathPrefix,
} from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/page-route.ts";
import { isItemId, readParameter } from "../../shared/routing/query.ts";

/** The routes of pages. The key is the path below the root of a locale. */
const routeOfPath = new Map<string, PageRoute>();
/** The routes of item pages. The key is the part of the path before the id. */
const routeOfItems = new Map<string, PageRoute>();

for (const route of pageRoutes) {
  if (route.parent === undefined) routeOfPath.set(`/${route.path}`, route);
  else routeOfItems.set(`/${route.path.replace(":id", "")}`, route);
}

/** Paths of files for crawlers. They exist at the root of the site, and not below the root of a locale. */
const rootPaths = new Set(["/robots.txt", "/sitemap.xml"]);

/** Paths below a locale's root that are not pages, including the root itself. */
const otherPaths = new Set([
  "/",
  ...redirectRoutes.map(({ path }) => `/${path}`),
  ...feeds.map(({ path }) => path),
]);

/** File names that web servers add to the URL of a folder. */
const INDEX_FILE = /\/index\.(?:html?|php)$/i;

/** Paths of the web app manifests, one for each locale. */
export const manifests = locales.map((locale) => localPath(locale, "/manifest.webmanifest"));

/** Paths of the search pages in every locale. */
export const searchPages: readonly string[] = pageRoutes
  .filter(({ view }) => view === "search")
  .flatMap(({ path }) => locales.map((locale) => localPath(locale, `/${path}`)));

/**
 * Returns the canonical URL of a page, even if its content does not exist. A malformed id is treated like the id of an
 * item that does not exist. Returns undefined if the path is not the path of a page.
 */
export function pageUrl(
  url: URL,
  { locale, route, id = "" }: { locale: Locale; route: PageRoute; id?: string | undefined },
): URL | undefined {
  const path = localPath(locale, `/${route.path.replace(":id", id)}`);
  const isUnknown = route.parent !== undefined && !isItemId(id) && isWellFormed(url.pathname);
  if (path !== url.pathname && !isUnknown) return undefined;
  return withQuery(url, canonicalQuery(route, url));
}

/** Returns the canonical query of a page. It has only the route's parameters, normalised and sorted. */
export function canonicalQuery({ parameters }: Pick<PageRoute, "parameters">, url: URL): string {
  if (url.search === "" || !parameters) return "";
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = readParameter[name](url);
    if (value !== undefined) query.set(name, value);
  }
  query.sort();
  return query.toString();
}

/** Replaces the query of a URL. Returns the same object if nothing changes, because most URLs are canonical already. */
function withQuery(url: URL, query: string): URL {
  if (url.search === (query && `?${query}`)) return url;
  const other = new URL(url);
  other.search = query;
  return other;
}

/**
 * Returns the canonical spelling of a path. Returns undefined if the path is canonical or unknown. The result is always
 * a path of this site, so that it is safe to redirect to it.
 */
export function canonicalPath(pathname: string, locales: readonly Locale[]): string | undefined {
  const { locale, path } = withoutPrefix(pathname);
  if (!locales.includes(locale)) return undefined;
  const found = pathOfSite(locale, path) ?? pathOfSite(locale, path.replace(INDEX_FILE, ""));
  if (found === undefined) return undefined;
  const isRoot = found === "/" && locale !== defaultLocale;
  if (localPath(locale, isRoot ? "" : found) === pathname) return undefined;
  // The root of a locale redirects to the home page, so this redirect leads to the home page at once.
  return localPath(locale, isRoot ? "/home" : found);
}

/**
 * Whether a path belongs to the site, in any spelling and any locale. The path may be that of a page, of a feed, of a
 * file for crawlers, or of a section (the path of a section redirects to the first page of this section).
 */
export function isPathOfSite(pathname: string): boolean {
  const { locale, path } = withoutPrefix(pathname);
  return pathOfSite(locale, path) !== undefined;
}

/** Returns the locale of a path in any spelling. `/EN/home`, for example, is English. */
export function localeOfSpelling(pathname: string): Locale {
  return localeOfPath(plainPath(pathname).toLowerCase());
}

function withoutPrefix(pathname: string): { locale: Locale; path: string } {
  const plain = plainPath(pathname);
  const locale = localeOfSpelling(pathname);
  return { locale, path: plain.slice(pathPrefix[locale].length) || "/" };
}

/** Decodes a path, and removes repeated and trailing slashes. */
export function plainPath(pathname: string): string {
  const path = tryDecodeURIComponent(pathname).replace(/\/{2,}/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

/**
 * Returns the canonical path below the locale's root, if the site has such a path. Item ids are case-sensitive, but the
 * rest of a path is not.
 */
function pathOfSite(locale: Locale, path: string): string | undefined {
  const name = path.toLowerCase() || "/";
  if (otherPaths.has(name) || (locale === defaultLocale && rootPaths.has(name))) return name;
  const route = findRoute(name);
  if (!route) return undefined;
  const [folder] = splitPath(name);
  return route.parent === undefined ? name : folder + splitPath(path)[1];
}

/** Returns the route of a canonical path, or undefined for any other path. */
export function findRoute(path: string): PageRoute | undefined {
  const route = routeOfPath.get(path);
  if (route) return route;
  const [folder, id] = splitPath(path);
  return isItemId(id) ? routeOfItems.get(folder) : undefined;
}

function splitPath(path: string): [folder: string, rest: string] {
  const start = path.lastIndexOf("/") + 1;
  return [path.slice(0, start), path.slice(start)];
}

/** Whether a path can be the path of a page: it has neither malformed escapes nor control characters. */
export function isWellFormed(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURI(pathname));
  } catch {
    return false;
  }
}
