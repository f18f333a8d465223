/**
 * Cache API keys are URLs on the site's own host, as the platform recommends: other hosts would be
 * resolved by DNS. The worker runs in front of that host, so visitors cannot read or fill entries.
 */
const PATH_PREFIX = "/.cache";

/**
 * Incremented when the stored format or the HTML sanitising changes, so that entries of older
 * builds are not read.
 */
const FORMAT = 17;

/**
 * The key of an entry. The signed URL and headers of an upstream request cannot be its key:
 * signatures differ in every request.
 *
 * @param parts what the entry varies by on its site: of a document the build, which identifies client
 * files and the code of the server, the settings that affect documents, path, and canonical query; of
 * an upstream response the content service, the settings that its content depends on, and the call.
 */
export function cacheUrl(
  site: string,
  kind: "data" | "documents",
  parts: readonly string[],
): string {
  return `${site}${PATH_PREFIX}/${kind}/v${FORMAT}/${parts.map(encodeURIComponent).join("/")}`;
}
