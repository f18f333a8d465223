/** The address with an origin; one that leads elsewhere stays as it is. */
export function absolute(href: string, origin: string): string {
  try {
    return new URL(href, origin).href;
  } catch {
    return origin;
  }
}
