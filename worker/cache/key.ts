/**
 * Cache API keys are URLs on the site's own host, as the platform recommends: other hosts would be
 * resolved by DNS. The worker runs in front of that host, so visitors cannot read or fill entries.
 */
const PATH_PREFIX = "/.cache";

/**
 * What an upstream response varies by. The signed URL and headers cannot be the key: signatures
 * differ in every request.
 */
export interface DataKey {
  /** Origin of the site. */
  site: string;
  /** Origin of the content service. */
  origin: string;
  /** HTML sanitising depends on them, and on how pictures are served. */
  videoHosts: readonly string[];
  images: string;
  call: string;
  /** Canonical parameters; undefined ones are omitted. */
  parameters: Record<string, string | number | boolean | undefined>;
}

/**
 * Incremented when the stored format or the HTML sanitising changes, so that entries of older
 * builds are not read.
 */
const FORMAT = 8;

export function dataCacheUrl({
  site,
  origin,
  videoHosts,
  images,
  call,
  parameters,
}: DataKey): string {
  const query = [
    pair("origin", origin),
    pair("videoHosts", videoHosts.join()),
    pair("images", images),
  ];
  for (const name of Object.keys(parameters).toSorted()) {
    const value = parameters[name];
    if (value !== undefined) query.push(pair(name, value));
  }
  return `${site}${PATH_PREFIX}/data/v${FORMAT}/${call}?${query.join("&")}`;
}

function pair(name: string, value: string | number | boolean): string {
  return `${name}=${encodeURIComponent(value)}`;
}

/** What a document varies by. */
export interface DocumentKey {
  /** Identifies the client assets and the server code. */
  build: string;
  /** Settings that affect documents. */
  settings: string;
  /** Origin of canonical links. */
  origin: string;
  pathname: string;
  /** Canonical form of the parameters that the page supports. */
  query: string;
}

const DOCUMENT_FORMAT = 4;

export function documentCacheUrl(key: DocumentKey): string {
  const { build, settings, origin, pathname, query } = key;
  const parts = [build, settings, pathname, query].map(encodeURIComponent);
  return `${origin}${PATH_PREFIX}/documents/v${DOCUMENT_FORMAT}/${parts.join("/")}`;
}
