/** A candidate of a `srcset`: a URL and its descriptors, such as `2x` or `480w`. */
export interface Source {
  url: string;
  descriptors: string;
}

/** A candidate as HTML defines it: commas may be inside of a URL, but not at its end, and inside of parentheses. */
const CANDIDATE =
  /([^\t\n\f\r ,](?:[^\t\n\f\r ]*[^\t\n\f\r ,])?)(?:[\t\n\f\r ]+((?:[^,(]|\([^)]*\)?)*))?/g;

/** More candidates are dropped, because a picture has only a few sizes. */
const MAX_SOURCES = 50;

/** Reads the value of a `srcset` attribute. */
export function readSourceSet(value: string): Source[] {
  const candidates = [...value.matchAll(CANDIDATE)].slice(0, MAX_SOURCES);
  return candidates.map(([, url = "", descriptors = ""]) => ({
    url,
    descriptors: descriptors.trim(),
  }));
}

/** Writes the value of a `srcset` attribute. */
export function writeSourceSet(sources: readonly Source[]): string {
  return sources.map(({ url, descriptors }) => `${url} ${descriptors}`.trim()).join(", ");
}
