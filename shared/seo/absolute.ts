/** Resolves an address against the origin; the origin itself if it is invalid. */
export function absolute(href: string, origin: string): string {
  try {
    return new URL(href, origin).href;
  } catch {
    return origin;
  }
}
