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
  /** In the order of the call; undefined ones are omitted. */
  parameters: Record<string, string | number | boolean | undefined>;
}

/**
 * Incremented when the stored format or the HTML sanitising changes, so that entries of older
 * builds are not read.
 */
const FORMAT = 8;

export function dataCacheUrl({ site, call, parameters, ...settings }: DataKey): string {
  const { origin, videoHosts, images } = settings;
  const all: typeof parameters = { origin, videoHosts: videoHosts.join(), images, ...parameters };
  const query = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return `${site}${PATH_PREFIX}/data/v${FORMAT}/${call}?${query.join("&")}`;
}

/**
 * The key of a document.
 *
 * @param parts what it varies by on its site: the build, which identifies client files and the code
 * of the server, the settings that affect documents, path, and canonical query.
 */
export function documentCacheUrl(site: string, parts: readonly string[]): string {
  return `${site}${PATH_PREFIX}/documents/v${FORMAT}/${parts.map(encodeURIComponent).join("/")}`;
}
