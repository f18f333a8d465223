/** Parses a link's address; undefined if it is invalid, which content can contain. */
export function linkAddress(link: Pick<HTMLAnchorElement, "href">): URL | undefined {
  try {
    return new URL(link.href);
  } catch {
    return undefined;
  }
}
