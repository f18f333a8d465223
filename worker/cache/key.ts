/**
 * Cache API keys are URLs on the site's own host, as the platform recommends: other hosts would be
 * resolved by DNS. The worker runs in front of that host, so visitors cannot read or fill entries.
 */
const PATH_PREFIX = "/.cache";

/**
 * Incremented when the stored format or the HTML sanitising changes, so that entries of older
 * builds are not read.
 */
const FORMAT = 11;

/** What an upstream response varies by, besides what all of them do. */
export interface DataKey {
  call: string;
  /** In the order of the call; undefined ones are omitted. */
  parameters: Record<string, string | number | boolean | undefined>;
}

/**
 * The key of an upstream response. The signed URL and headers cannot be the key: signatures differ in
 * every request.
 *
 * @param start a {@link cacheUrl} with the content service and the settings that its content depends on.
 */
export function dataCacheUrl(start: string, { call, parameters }: DataKey): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return `${start}/${call}?${query.join("&")}`;
}

/**
 * The key of a document, or the start of those of upstream responses.
 *
 * @param parts what it varies by on its site: of a document the build, which identifies client files and
 * the code of the server, the settings that affect documents, path, and canonical query.
 */
export function cacheUrl(
  site: string,
  kind: "data" | "documents",
  parts: readonly string[],
): string {
  return `${site}${PATH_PREFIX}/${kind}/v${FORMAT}/${parts.map(encodeURIComponent).join("/")}`;
}
