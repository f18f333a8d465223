/** A candidate of a `srcset`: a URL and its descriptors, such as `2x` or `480w`. */
export interface Source {
  url: string;
  descriptors: string;
}

/**
 * Matches a candidate as HTML defines it. A comma may be inside a URL or inside parentheses, but not at the end of a
 * URL.
 */
const CANDIDATE =
  /([^\t\n\f\r ,](?:[^\t\n\f\r ]*[^\t\n\f\r ,])?)(?:[\t\n\f\r ]+((?:[^,(]|\([^)]*\)?)*))?/g;

/**
 * A `srcset` may have at most this many candidates. Further candidates are dropped, because no real picture has so many
 * sizes.
 */
const MAX_SOURCES = 50;

export function readSourceSet(value: string): Source[] {
  const candidates = [...value.matchAll(CANDIDATE)].slice(0, MAX_SOURCES);
  return candidates.map(([, url = "", descriptors = ""]) => ({
    url,
    descriptors: descriptors.trim(),
  }));
}

export function writeSourceSet(sources: readonly Source[]): string {
  return sources.map(({ url, descriptors }) => `${url} ${descriptors}`.trim()).join(", ");
}
