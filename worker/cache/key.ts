import { format } from "virtual:client-assets";

/**
 * Keys are URLs on the site's own host, because other hosts would be resolved by DNS. Visitors cannot read the entries
 * under these URLs, because the worker runs before the cache.
 */
const PATH_PREFIX = "/.cache";

/**
 * Makes a cache key. The key contains the format of the values (tools/build/value-format.ts), so that a build does not
 * read entries of another format.
 * @param parts everything by which the entry varies within its site. A document varies by build, settings, path and
 * canonical query. An upstream response varies by content service, settings and call.
 */
export function cacheUrl(site: string, kind: "data" | "documents", parts: readonly string[]) {
  return `${site}${PATH_PREFIX}/${kind}/${format}/${parts.map(encodeURIComponent).join("/")}`;
}
