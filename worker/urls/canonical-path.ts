import { defaultLocale } from "../../shared/brand/locales.ts";
import { feeds, redirectRoutes } from "../../shared/brand/pages.ts";
import { type Locale, localeOfPath, localPath, pathPrefix } from "../../shared/i18n/locales.ts";
import { findRoute, splitPath } from "./site-paths.ts";

/** Paths for crawlers that exist only at the root. */
const rootPaths = new Set(["/robots.txt", "/sitemap.xml"]);

/** Paths below a locale's root that are not pages, including the root itself. */
const otherPaths = new Set([
  "/",
  ...redirectRoutes.map(({ path }) => `/${path}`),
  ...feeds.map(({ path }) => path),
]);

/** Suffixes that web servers add to a folder's URL. */
const INDEX_FILE = /\/index\.(?:html?|php)$/i;

/** The canonical path of another spelling, undefined if it is canonical or unknown; always one of the site's own paths. */
export function canonicalPath(pathname: string, locales: readonly Locale[]): string | undefined {
  const { locale, path } = withoutPrefix(pathname);
  if (!locales.includes(locale)) return undefined;
  const found = pathOfSite(locale, path) ?? pathOfSite(locale, path.replace(INDEX_FILE, ""));
  if (found === undefined) return undefined;
  const isRoot = found === "/" && locale !== defaultLocale;
  if (localPath(locale, isRoot ? "" : found) === pathname) return undefined;
  // The root leads to the home page: one redirect instead of two.
  return localPath(locale, isRoot ? "/home" : found);
}

/** Whether a path, in whatever spelling, is a page, a section, a feed or a file for crawlers, in any locale. */
export function isPathOfSite(pathname: string): boolean {
  const { locale, path } = withoutPrefix(pathname);
  return pathOfSite(locale, path) !== undefined;
}

function withoutPrefix(pathname: string): { locale: Locale; path: string } {
  const plain = plainPath(pathname);
  const locale = localeOfPath(plain.toLowerCase());
  return { locale, path: plain.slice(pathPrefix[locale].length) || "/" };
}

/** Percent-decoded, without repeated or trailing slashes. */
export function plainPath(pathname: string): string {
  const path = decoded(pathname).replace(/\/{2,}/g, "/");
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Item ids are case-sensitive, the rest of a path is not. */
function pathOfSite(locale: Locale, path: string): string | undefined {
  const name = path.toLowerCase() || "/";
  if (otherPaths.has(name) || (locale === defaultLocale && rootPaths.has(name))) return name;
  const route = findRoute(name);
  if (!route) return undefined;
  const [folder] = splitPath(name);
  return route.parent === undefined ? name : folder + splitPath(path)[1];
}
