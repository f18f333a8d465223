import { format } from "virtual:client-assets";

/**
 * The keys of the Cache API are URLs. These URLs are on the site's own host, because the platform would look up any
 * other host by DNS. A visitor who requests such a URL does not get the entry, because the request goes to the worker.
 */
const PATH_PREFIX = "/.cache";

/**
 * Makes a cache key. The key contains the format of the values (tools/build/value-format.ts), so that a build does not
 * read entries of another format.
 * @param parts what distinguishes the entry from other entries of the site. For a document, the parts are the build,
 * the settings, the path and the canonical query. For an upstream response, the parts are the content service, the
 * settings and the call.
 */
export function cacheUrl(site: string, kind: "data" | "documents", parts: readonly string[]) {
  return `${site}${PATH_PREFIX}/${kind}/${format}/${parts.map(encodeURIComponent).join("/")}`;
}
