import { format } from "virtual:client-assets";

/**
 * Keys are URLs on the site's own host: others would be resolved by DNS. Visitors reach none, since the worker runs
 * before it.
 */
const PATH_PREFIX = "/.cache";

/**
 * A key that contains the format of the values (tools/build/value-format.ts), so that entries of a build which makes
 * other values are not read.
 *
 * @param parts what the entry varies by on its site: a document by build, settings, path and canonical
 * query; an upstream response by content service, settings and call.
 */
export function cacheUrl(site: string, kind: "data" | "documents", parts: readonly string[]) {
  return `${site}${PATH_PREFIX}/${kind}/${format}/${parts.map(encodeURIComponent).join("/")}`;
}
