import { PAGE_SIZE_OPTIONS, PAGED_SIZE, PARAMETER_MAX_LENGTH } from "../content/limits.ts";
import { isItemId, pageNumber, searchKeyword } from "./query.ts";

/** Reads a query parameter in canonical form; undefined if missing, invalid or the default. */
export type ReadParameter = (url: URL) => string | undefined;

export const page: ReadParameter = (url) => {
  const number = pageNumber(url);
  return number > 1 ? String(number) : undefined;
};

export const pageSize: ReadParameter = (url) => {
  const size = pageSizeOf(url);
  return size === PAGED_SIZE ? undefined : String(size);
};

export const group = text("group");

export const position: ReadParameter = (url) => {
  const id = url.searchParams.get("position") ?? "";
  return isItemId(id) ? id : undefined;
};

export const year: ReadParameter = (url) => /^\d{4}$/.exec(url.searchParams.get("year") ?? "")?.[0];

export const kind = text("kind");

export const place = text("place");

export const field = text("field");

export const keyword: ReadParameter = (url) => searchKeyword(url) || undefined;

export const section = text("section");

/** The requested page size if it is one of the options, else 12. */
export function pageSizeOf(url: URL): number {
  const requested = url.searchParams.get("pageSize");
  return PAGE_SIZE_OPTIONS.find((size) => String(size) === requested) ?? PAGED_SIZE;
}

function text(name: string): ReadParameter {
  return ({ searchParams }) => {
    const value = searchParams.get(name);
    return value && value.length <= PARAMETER_MAX_LENGTH ? value : undefined;
  };
}
