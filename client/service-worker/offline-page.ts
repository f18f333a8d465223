import { CACHES } from "./stored-pages.ts";

/** Where the list of pages seen before goes in the offline page (worker/routes/offline.ts). */
const PLACE = "<!--seen-->";
const MAX_LISTED = 12;

/** Says that there is no network, in the language of the address, and lists what can still be read. */
export async function offlinePage({ pathname }: URL): Promise<Response> {
  const isEnglish = pathname === "/en" || pathname.startsWith("/en/");
  const stored = await caches.match(isEnglish ? "/en/offline" : "/offline", {
    cacheName: CACHES.offline,
  });
  if (!stored) return Response.error();
  const seen = await listSeen(isEnglish);
  const headers = new Headers(stored.headers);
  const html = (await stored.text()).replace(PLACE, () => seen);
  return new Response(html, { status: 503, headers });
}

/** The newest first; titles are the documents' own and escaped already. */
async function listSeen(isEnglish: boolean): Promise<string> {
  const cache = await caches.open(CACHES.page);
  const requests = (await cache.keys()).filter(({ url }) => isOfLocale(url, isEnglish));
  const newest = requests.toReversed().slice(0, MAX_LISTED);
  const entries = newest.map(async (request) => {
    const html = await (await cache.match(request))?.text();
    const title = /<title>([^<]*)<\/title>/.exec(html ?? "")?.[1];
    return title ? `<li><a href="${addressOf(request.url)}">${title}</a></li>` : "";
  });
  return (await Promise.all(entries)).join("");
}

function isOfLocale(url: string, isEnglish: boolean): boolean {
  return new URL(url).pathname.startsWith("/en/") === isEnglish;
}

/** As it may stand in an attribute: the platform leaves no quotes or angles in a URL. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname + search).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
}
