/** Where a link leads; undefined for what no browser can open. Content may hold any text for an address. */
export function linkAddress(link: Pick<HTMLAnchorElement, "href">): URL | undefined {
  try {
    return new URL(link.href);
  } catch {
    return undefined;
  }
}
