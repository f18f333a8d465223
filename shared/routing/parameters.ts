import { GROUP_PARAMETER } from "../content/groups.ts";
import { PAGE_SIZE_OPTIONS, PAGED_SIZE } from "../content/limits.ts";
import { isItemId, POSITION_PARAMETER, pageNumber, searchKeyword, searchSection } from "./query.ts";
import type { ViewName } from "./table.ts";

/** Reads a parameter from an address in its one form; undefined where it says nothing. */
type ReadParameter = (url: URL) => string | undefined;

/** Longer than any name of a node; what is asked for beyond that is nothing. */
const LONGEST_SLUG = 64;

const page: ReadParameter = (url) => {
  const number = pageNumber(url);
  return number > 1 ? String(number) : undefined;
};

const pageSize: ReadParameter = (url) => {
  const asked = url.searchParams.get("pageSize");
  const size = PAGE_SIZE_OPTIONS.find((option) => String(option) === asked);
  return size === undefined || size === PAGED_SIZE ? undefined : String(size);
};

const group: ReadParameter = (url) => slug(url.searchParams.get(GROUP_PARAMETER));

const position: ReadParameter = (url) => {
  const id = url.searchParams.get(POSITION_PARAMETER) ?? "";
  return isItemId(id) ? id : undefined;
};

const pagedList = { page, pageSize };
const groups = { [GROUP_PARAMETER]: group };

/** The parameters that a view understands; all others change nothing of it. */
const parametersOf: Partial<Record<ViewName, Record<string, ReadParameter>>> = {
  list: pagedList,
  disclosures: pagedList,
  ratings: pagedList,
  videos: pagedList,
  social: pagedList,
  positions: { ...pagedList, [POSITION_PARAMETER]: position },
  culture: groups,
  "media-library": groups,
  network: groups,
  conference: groups,
  solutions: groups,
  search: {
    keyword: (url) => searchKeyword(url) || undefined,
    section: (url) => slug(searchSection(url)),
    page,
  },
};

/** Whether a view shows one group at a time, each with an address. */
export function hasGroups(view: ViewName): boolean {
  return parametersOf[view] === groups;
}

/** The query of an address as its page understands it: known parameters in their one form, sorted. */
export function canonicalQuery(view: ViewName, url: URL): string {
  const known = parametersOf[view];
  if (url.search === "" || !known) return "";
  const query = new URLSearchParams();
  for (const name of Object.keys(known).toSorted()) {
    const value = known[name]?.(url);
    if (value !== undefined) query.set(name, value);
  }
  return query.toString();
}

function slug(value: string | null): string | undefined {
  return value && value.length <= LONGEST_SLUG ? value : undefined;
}
