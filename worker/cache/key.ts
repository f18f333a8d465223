/**
 * The Cache API takes addresses as keys. They have the site's own host, as the
 * platform advises: it would look up any other. The worker stands before that
 * host, so no visitor's request reads or fills an entry.
 */
const FOLDER = "/.cache";

/** What an upstream response depends on. Signature headers would differ in every request: nothing would ever hit. */
export interface DataKey {
  /** Origin of the site. */
  site: string;
  /** Origin of the content service. */
  origin: string;
  /** What the cleaning of content depends on. */
  videoHosts: readonly string[];
  call: string;
  /** Canonical parameters; undefined ones do not count. */
  parameters: Record<string, string | number | boolean | undefined>;
}

/** Raised when the stored form or the cleaning of content changes, so that entries of an older build are not read. */
const FORMAT = 4;

export function dataCacheUrl({ site, origin, videoHosts, call, parameters }: DataKey): string {
  const query = [pair("origin", origin), pair("videoHosts", videoHosts.join())];
  for (const name of Object.keys(parameters).toSorted()) {
    const value = parameters[name];
    if (value !== undefined) query.push(pair(name, value));
  }
  return `${site}${FOLDER}/data/v${FORMAT}/${call}?${query.join("&")}`;
}

function pair(name: string, value: string | number | boolean): string {
  return `${name}=${encodeURIComponent(value)}`;
}

/** What a document depends on. */
export interface DocumentKey {
  /** Names the client's files and the code that rendered it. */
  build: string;
  /** Settings that show in documents. */
  settings: string;
  /** Origin that canonical links have. */
  origin: string;
  pathname: string;
  /** Of the parameters that the page knows, in their one form. */
  query: string;
}

const DOCUMENT_FORMAT = 3;

export function documentCacheUrl(key: DocumentKey): string {
  const { build, settings, origin, pathname, query } = key;
  const parts = [build, settings, pathname, query].map(encodeURIComponent);
  return `${origin}${FOLDER}/documents/v${DOCUMENT_FORMAT}/${parts.join("/")}`;
}

/** Where the invalidations of one content service are published. */
export function invalidationsCacheUrl(site: string, upstream: string): string {
  return `${site}${FOLDER}/invalidations/v1/${encodeURIComponent(upstream)}`;
}
