import { STORED_PAGES_PLACEHOLDER } from "../../shared/rendering/stored-pages-placeholder.ts";
import { prefixOf } from "./request-kind.ts";
import { CACHES } from "./stored-pages.ts";

/** The path of the offline page below the root of each locale. */
export const OFFLINE = "/offline";

const MAX_LISTED = 12;

/** Returns the offline page in the locale of the URL, with a list of the stored pages. */
export async function offlinePage({ pathname }: URL): Promise<Response> {
  const prefix = prefixOf(pathname);
  const stored = await caches.match(prefix + OFFLINE, { cacheName: CACHES.offline });
  if (!stored) return Response.error();
  const list = await listStored(prefix);
  const headers = new Headers(stored.headers);
  const html = (await stored.text()).replace(STORED_PAGES_PLACEHOLDER, () => list);
  return new Response(html, { status: 503, headers });
}

/** Lists the stored pages, newest first. Titles come from the stored documents, in which they are already escaped. */
async function listStored(prefix: string): Promise<string> {
  const cache = await caches.open(CACHES.page);
  const requests = (await cache.keys()).filter(
    ({ url }) => prefixOf(new URL(url).pathname) === prefix,
  );
  const newest = requests.toReversed().slice(0, MAX_LISTED);
  const entries = newest.map(async (request) => {
    const html = await (await cache.match(request))?.text();
    const title = /<title>([^<]*)<\/title>/.exec(html ?? "")?.[1];
    return title ? `<li><a href="${addressOf(request.url)}">${title}</a></li>` : "";
  });
  return (await Promise.all(entries)).join("");
}

/**
 * Escapes a path for an attribute. Double quotes and angle brackets need no escape, because a URL always contains them
 * percent-encoded.
 */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname + search).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
}
