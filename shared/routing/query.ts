/** Query parameters shared by pages and `/api` (docs/api.md). */

/** Larger page numbers are clamped; no list is that long. */
const MAX_PAGE = 1_000_000;

/** Id of the expanded position, on whichever page of the list it is. */
export const POSITION_PARAMETER = "position";

/** Valid item ids in addresses. */
const ITEM_ID = /^[\w-]{1,64}$/;

/** The one-based page number; 1 if missing or invalid. */
export function pageNumber(url: URL): number {
  const value = url.searchParams.get("page") ?? "";
  if (!/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(1, Number(value)), MAX_PAGE);
}

export function isItemId(id: string): boolean {
  return ITEM_ID.test(id);
}

/** Slug of the section that a search is restricted to; empty for none. */
export function searchSection(url: URL): string {
  return url.searchParams.get("section") ?? "";
}

/** The search keyword, trimmed and with white space collapsed. */
export function searchKeyword(url: URL): string {
  return (url.searchParams.get("keyword") ?? "").trim().replace(/\s+/g, " ");
}
