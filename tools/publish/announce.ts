import { reasonOf } from "../cli/failure.ts";

/** The keys with which search engines accept announcements. Without its key, a search engine is skipped. */
export interface AnnouncementKeys {
  indexNow?: string | undefined;
  baidu?: string | undefined;
}

/** Reads the keys from environment variables. All keys are optional. */
export function keysOf(variables: NodeJS.ProcessEnv): AnnouncementKeys {
  return {
    indexNow: variables.INDEXNOW_KEY || undefined,
    baidu: variables.BAIDU_PUSH_TOKEN || undefined,
  };
}

/** An announcement has at most this many addresses. Search engines accept more, but few publications change so many. */
const MAX_ADDRESSES = 1000;
const TIME_LIMIT_MS = 15_000;

/**
 * Tells search engines which pages have changed, by IndexNow (Bing, Yandex, Naver and others) and by Baidu's link
 * submission. Returns a line about the result for each engine. A failure does not affect the publication.
 *
 * @param paths the paths of the pages, each beginning with a slash.
 */
export async function announce(
  origin: string,
  paths: readonly string[],
  keys: AnnouncementKeys,
  send: typeof fetch = fetch,
): Promise<string[]> {
  const addresses = paths.slice(0, MAX_ADDRESSES).map((path) => new URL(path, origin).href);
  if (addresses.length === 0) return [];
  const engines: [name: string, key: string | undefined, tell: Tell][] = [
    ["IndexNow", keys.indexNow, tellIndexNow],
    ["Baidu", keys.baidu, tellBaidu],
  ];
  const told = engines.map(async ([name, key, tell]) => {
    if (key === undefined) return [];
    const problem = await tell({ origin, addresses, key, send }).catch(reasonOf);
    if (problem) return [`! ${name} could not be told about the changes: ${problem}`];
    return [`✓ ${name} was told about ${addresses.length} changed pages`];
  });
  return (await Promise.all(told)).flat();
}

interface Announcement {
  origin: string;
  addresses: string[];
  key: string;
  send: typeof fetch;
}

/** Tells one search engine which pages have changed. Resolves with the problem, or with undefined after a success. */
type Tell = (announcement: Announcement) => Promise<string | undefined>;

/**
 * Follows https://www.indexnow.org/documentation. The site must serve a file with the key. The file proves that the key
 * belongs to the site's owner.
 */
const tellIndexNow: Tell = async ({ origin, addresses, key, send }) => {
  const keyLocation = new URL(`/${key}.txt`, origin).href;
  const file = await send(keyLocation, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    redirect: "manual",
  });
  if (!file.ok || (await file.text()).trim() !== key) {
    return `${keyLocation} does not contain the key: write the key into client/public/${key}.txt and deploy`;
  }
  const response = await send("https://api.indexnow.org/indexnow", {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host: new URL(origin).host, key, keyLocation, urlList: addresses }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  return response.ok ? undefined : `status ${response.status}`;
};

/**
 * Follows https://ziyuan.baidu.com/linksubmit. The body has one address per line. Baidu offers this interface only
 * without TLS.
 */
const tellBaidu: Tell = async ({ origin, addresses, key, send }) => {
  const url = new URL("http://data.zz.baidu.com/urls");
  url.search = new URLSearchParams({ site: origin, token: key }).toString();
  const response = await send(url, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: addresses.join("\n"),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const body: { success?: number; message?: string } = await response.json();
  if (response.ok && body.success === addresses.length) return undefined;
  return body.message ?? `Baidu accepted ${body.success ?? 0} of ${addresses.length} addresses`;
};
