/**
 * The query parameters of pages. They have a file of their own because the service worker needs them too: it is a
 * script without imports, and whatever else it shared with pages would become an imported chunk.
 */
export const PARAMETER_NAMES = [
  ...(["page", "pageSize", "group", "position", "keyword", "section"] as const),
  ...(["year", "kind", "place", "field"] as const),
];

export type ParameterName = (typeof PARAMETER_NAMES)[number];
