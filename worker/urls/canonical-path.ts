import { type Locale, localeOfPath, localPath, pathPrefix } from "../../shared/i18n/locales.ts";
import { redirectRoutes } from "../../shared/routing/table.ts";
import { feedPaths } from "./feed-paths.ts";
import { legacyRedirects } from "./legacy-redirects.ts";
import { routeOf, splitPath } from "./site-paths.ts";

/** Addresses for programs that lie at the root alone. */
const rootPaths = new Set(["/robots.txt", "/sitemap.xml"]);

/** Paths below an edition's root that are no page's, its own among them. */
const otherPaths = new Set(["/", ...redirectRoutes.map(({ path }) => `/${path}`), ...feedPaths]);

/** What servers add to the address of a folder. */
const INDEX_FILE = /\/index\.(?:html?|php)$/i;

/**
 * The one path of what a path means: a page written in another way, or an
 * address of old. Undefined where it is that already, or means nothing. The
 * answer is put together from the site's own paths, so it never leaves the site.
 */
export function canonicalPath(pathname: string, locales: readonly Locale[]): string | undefined {
  const plain = plainPath(pathname);
  const locale = localeOfPath(plain.toLowerCase());
  if (!locales.includes(locale)) return undefined;
  const path = plain.slice(pathPrefix[locale].length) || "/";
  const ofRoot = path === plain ? pathOfRoot(path) : undefined;
  const found =
    ofRoot ??
    legacyRedirectOf(path) ??
    pathOfPage(path) ??
    pathOfPage(path.replace(INDEX_FILE, ""));
  if (found === undefined) return undefined;
  const one = localPath(locale, found === "/" && locale !== "zh" ? "" : found);
  return one === pathname ? undefined : one;
}

/** Single slashes, none at the end, and no letter in disguise. */
function plainPath(pathname: string): string {
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

function legacyRedirectOf(path: string): string | undefined {
  const name = path.toLowerCase();
  return Object.hasOwn(legacyRedirects, name) ? legacyRedirects[name] : undefined;
}

function pathOfRoot(path: string): string | undefined {
  const name = path.toLowerCase();
  return rootPaths.has(name) ? name : undefined;
}

/** Ids tell capitals apart, all else of an address does not. */
function pathOfPage(path: string): string | undefined {
  const name = path.toLowerCase() || "/";
  if (otherPaths.has(name)) return name;
  const route = routeOf(name);
  if (!route) return undefined;
  const [folder] = splitPath(name);
  return route.parent === undefined ? name : folder + splitPath(path)[1];
}
