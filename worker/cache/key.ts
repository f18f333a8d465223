/** Keys are URLs on the site's own host: others would be resolved by DNS. Visitors reach none, since the worker runs before it. */
const PATH_PREFIX = "/.cache";

/** Incremented when the stored format or the HTML sanitising changes: entries of older builds are not read. */
const FORMAT = 18;

/**
 * @param parts what the entry varies by on its site: a document by build, settings, path and canonical
 * query; an upstream response by content service, settings and call.
 */
export function cacheUrl(site: string, kind: "data" | "documents", parts: readonly string[]) {
  return `${site}${PATH_PREFIX}/${kind}/v${FORMAT}/${parts.map(encodeURIComponent).join("/")}`;
}
