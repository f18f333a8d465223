import { PAGE_SIZE_OPTIONS, PAGED_SIZE } from "../content/limits.ts";
import { isItemId, pageNumber, searchKeyword, searchSection } from "./query.ts";

/** Reads a query parameter from an address in its one form; undefined where it says nothing. */
export type ReadParameter = (url: URL) => string | undefined;

/** Longer than any name of a node; what is asked for beyond that is nothing. */
const LONGEST_SLUG = 64;

export const page: ReadParameter = (url) => {
  const number = pageNumber(url);
  return number > 1 ? String(number) : undefined;
};

export const pageSize: ReadParameter = (url) => {
  const size = pageSizeOf(url);
  return size === PAGED_SIZE ? undefined : String(size);
};

export const group: ReadParameter = (url) => slug(url.searchParams.get("group"));

export const position: ReadParameter = (url) => {
  const id = url.searchParams.get("position") ?? "";
  return isItemId(id) ? id : undefined;
};

export const keyword: ReadParameter = (url) => searchKeyword(url) || undefined;

export const section: ReadParameter = (url) => slug(searchSection(url));

/** Items on a page of a list, as an address asks for them: one of the offered sizes, else 12. */
export function pageSizeOf(url: URL): number {
  const requested = url.searchParams.get("pageSize");
  return PAGE_SIZE_OPTIONS.find((size) => String(size) === requested) ?? PAGED_SIZE;
}

function slug(value: string | null): string | undefined {
  return value && value.length <= LONGEST_SLUG ? value : undefined;
}
