import { GROUP_PARAMETER } from "../content/groups.ts";
import { PAGE_SIZE_OPTIONS, PAGED_SIZE, PARAMETER_MAX_LENGTH } from "../content/limits.ts";
import { typedText } from "../text/typed-text.ts";
import type { ParameterName } from "./parameter-names.ts";

/** Reads the query parameters that pages and `/api` have in common (docs/api.md). */

/** The largest page number. No list is that long. */
const MAX_PAGE = 1_000_000;

/**
 * The parameter with the id of the position (job) that is unfolded. The list opens the page that contains the position.
 */
export const POSITION_PARAMETER = "position";

/** Matches valid item ids in addresses. */
const ITEM_ID = /^[\w-]{1,64}$/;

/** The page number, counted from 1. It is 1 if the parameter is missing or invalid. */
export function pageNumber(url: URL): number {
  const value = typedText(url.searchParams.get("page") ?? "").trim();
  if (!/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(1, Number(value)), MAX_PAGE);
}

export function isItemId(id: string): boolean {
  return ITEM_ID.test(id);
}

/** The slug of the section to which a search is restricted, or an empty string. */
export function searchSection(url: URL): string {
  return typedText(url.searchParams.get("section") ?? "");
}

/**
 * The search keyword as the visitor meant it (`typedText`): without invisible characters, and with letters and digits
 * in half width. Superfluous white space is removed, too.
 */
export function searchKeyword(url: URL): string {
  return typedText(url.searchParams.get("keyword") ?? "")
    .trim()
    .replace(/\s+/g, " ");
}

/** Reads a query parameter in its canonical form. Undefined if the parameter is missing, invalid or the default. */
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

/** The requested page size if it is one of the options, and otherwise 12. */
export function pageSizeOf({ searchParams }: URL): number {
  const requested = typedText(searchParams.get("pageSize") ?? "").trim();
  return PAGE_SIZE_OPTIONS.find((size) => String(size) === requested) ?? PAGED_SIZE;
}

export function requestedGroup(searchParams: URLSearchParams): string | undefined {
  return withinLength(typedText(searchParams.get(GROUP_PARAMETER) ?? ""));
}

function text(name: ParameterName): ReadParameter {
  return ({ searchParams }) => withinLength(searchParams.get(name));
}

function withinLength(value: string | null): string | undefined {
  return value && value.length <= PARAMETER_MAX_LENGTH ? value : undefined;
}

interface SearchAddress {
  keyword: string;
  /** The slug of a section. Undefined stands for all sections. */
  section?: string | undefined;
  page?: number;
}

/** The query of a search. Default values are left out. */
export function searchHref({ keyword, section, page = 1 }: SearchAddress): string {
  const query = new URLSearchParams({ keyword });
  if (section) query.set("section", section);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}
