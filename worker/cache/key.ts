/**
 * Cache API keys are URLs on the site's own host, as the platform recommends: other hosts would be
 * resolved by DNS. The worker runs in front of that host, so visitors cannot read or fill entries.
 */
const PATH_PREFIX = "/.cache";

/**
 * Incremented when the stored format or the HTML sanitising changes, so that entries of older
 * builds are not read.
 */
const FORMAT = 10;

/** What all upstream responses vary by. */
export interface DataSettings {
  /** Origin of the site. */
  site: string;
  /** Origin of the content service. */
  origin: string;
  /** HTML sanitising depends on them, and on how pictures are served. */
  videoHosts: readonly string[];
  images: string;
}

/**
 * What an upstream response varies by besides. The signed URL and headers cannot be the key:
 * signatures differ in every request.
 */
export interface DataKey {
  call: string;
  /** In the order of the call; undefined ones are omitted. */
  parameters: Record<string, string | number | boolean | undefined>;
}

/** Returns a function for the keys of upstream responses. */
export function dataCacheUrls({ site, origin, videoHosts, images }: DataSettings) {
  const start = cacheUrl(site, "data", [origin, videoHosts.join(), images]);
  return ({ call, parameters }: DataKey): string => {
    const query = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
    );
    return `${start}/${call}?${query.join("&")}`;
  };
}

/**
 * The key of a document.
 *
 * @param parts what it varies by on its site: the build, which identifies client files and the code
 * of the server, the settings that affect documents, path, and canonical query.
 */
export function documentCacheUrl(site: string, parts: readonly string[]): string {
  return cacheUrl(site, "documents", parts);
}

function cacheUrl(site: string, kind: string, parts: readonly string[]): string {
  return `${site}${PATH_PREFIX}/${kind}/v${FORMAT}/${parts.map(encodeURIComponent).join("/")}`;
}
