import { GROUP_PARAMETER } from "../content/groups.ts";
import { PAGE_SIZE_OPTIONS, PAGED_SIZE, PARAMETER_MAX_LENGTH } from "../content/limits.ts";
import { typedText } from "../text/typed-text.ts";
import type { ParameterName } from "./parameter-names.ts";

/** Query parameters of pages; `/api` has the same (docs/api.md). */

/** Larger page numbers are clamped; no list is that long. */
const MAX_PAGE = 1_000_000;

/** Id of the expanded position, on whichever page of the list it is. */
export const POSITION_PARAMETER = "position";

/** Valid item ids in addresses. */
const ITEM_ID = /^[\w-]{1,64}$/;

/** The one-based page number; 1 if missing or invalid. */
export function pageNumber(url: URL): number {
  const value = typedText(url.searchParams.get("page") ?? "").trim();
  if (!/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(1, Number(value)), MAX_PAGE);
}

export function isItemId(id: string): boolean {
  return ITEM_ID.test(id);
}

/** Slug of the section that a search is restricted to; empty for none. */
export function searchSection(url: URL): string {
  return typedText(url.searchParams.get("section") ?? "");
}

/** The search keyword as typed (`typedText`), trimmed and with white space collapsed. */
export function searchKeyword(url: URL): string {
  return typedText(url.searchParams.get("keyword") ?? "")
    .trim()
    .replace(/\s+/g, " ");
}

/** Reads a query parameter in canonical form; undefined if missing, invalid or the default. */
type ReadParameter = (url: URL) => string | undefined;

export const readParameter: Readonly<Record<ParameterName, ReadParameter>> = {
  page(url) {
    const number = pageNumber(url);
    return number > 1 ? String(number) : undefined;
  },
  pageSize(url) {
    const size = pageSizeOf(url);
    return size === PAGED_SIZE ? undefined : String(size);
  },
  position({ searchParams }) {
    const id = searchParams.get("position") ?? "";
    return isItemId(id) ? id : undefined;
  },
  year: ({ searchParams }) => /^\d{4}$/.exec(typedText(searchParams.get("year") ?? "").trim())?.[0],
  keyword: (url) => searchKeyword(url) || undefined,
  section: (url) => withinLength(searchSection(url)),
  group: ({ searchParams }) => requestedGroup(searchParams),
  kind: text("kind"),
  place: text("place"),
  field: text("field"),
};

/** The requested page size if it is one of the options, else 12. */
export function pageSizeOf({ searchParams }: URL): number {
  const requested = typedText(searchParams.get("pageSize") ?? "").trim();
  return PAGE_SIZE_OPTIONS.find((size) => String(size) === requested) ?? PAGED_SIZE;
}

/** The slug of the requested group. */
export function requestedGroup(searchParams: URLSearchParams): string | undefined {
  return withinLength(typedText(searchParams.get(GROUP_PARAMETER) ?? ""));
}

function text(name: ParameterName): ReadParameter {
  return ({ searchParams }) => withinLength(searchParams.get(name));
}

function withinLength(value: string | null): string | undefined {
  return value && value.length <= PARAMETER_MAX_LENGTH ? value : undefined;
}
