/** The address with an origin; one that leads elsewhere stays as it is. */
export function absolute(href: string, origin: string): string {
  return URL.canParse(href, origin) ? new URL(href, origin).href : origin;
}
