/**
 * The query parameters of pages. They are in a file of their own because the service worker needs them, too. The
 * service worker cannot import chunks, so it must not share any larger module with pages.
 */
export const PARAMETER_NAMES = [
  ...(["page", "pageSize", "group", "position", "keyword", "section"] as const),
  ...(["year", "kind", "place", "field"] as const),
];

export type ParameterName = (typeof PARAMETER_NAMES)[number];
