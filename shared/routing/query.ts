/** Parameters that pages and `/api` read the same way (contract section 4). */

/** Pages beyond this are not told apart: no list is that long. */
const MAX_PAGE = 1_000_000;

/** Names the open position, wherever in the list it stands. */
export const POSITION_PARAMETER = "position";

/** What an item's id may look like in an address. */
const ITEM_ID = /^[\w-]{1,64}$/;

/** The one-based page number of an address; anything that is none counts as 1. */
export function pageNumber(url: URL): number {
  const value = url.searchParams.get("page") ?? "";
  if (!/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(1, Number(value)), MAX_PAGE);
}

export function isItemId(id: string): boolean {
  return ITEM_ID.test(id);
}

/** The section that a search is narrowed down to, as the address has it; empty for none. */
export function searchSection(url: URL): string {
  return url.searchParams.get("section") ?? "";
}

/** The keyword of a search as it is sent on: trimmed, white space folded. */
export function searchKeyword(url: URL): string {
  return (url.searchParams.get("keyword") ?? "").trim().replace(/\s+/g, " ");
}
