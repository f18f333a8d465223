/** A candidate of a `srcset`: a URL and its descriptors, such as `2x` or `480w`. */
export interface Source {
  url: string;
  descriptors: string;
}

/** As in HTML: commas may be within a URL, which does not end with one, and within parentheses. */
const CANDIDATE =
  /([^\t\n\f\r ,](?:[^\t\n\f\r ]*[^\t\n\f\r ,])?)(?:[\t\n\f\r ]+((?:[^,(]|\([^)]*\)?)*))?/g;

/** Candidates beyond are dropped: a picture has a few sizes. */
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
