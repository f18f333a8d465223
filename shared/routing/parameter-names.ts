/**
 * The query parameters of pages. The service worker, a script without imports, is built with them: what the
 * pages import too, except types, would be a file of its own.
 */
export const PARAMETER_NAMES = [
  ...(["page", "pageSize", "group", "position", "keyword", "section"] as const),
  ...(["year", "kind", "place", "field"] as const),
];

export type ParameterName = (typeof PARAMETER_NAMES)[number];
