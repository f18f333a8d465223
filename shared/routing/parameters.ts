import { PAGE_SIZE_OPTIONS, PAGED_SIZE, PARAMETER_MAX_LENGTH } from "../content/limits.ts";
import type { ParameterName } from "./parameter-names.ts";
import { isItemId, pageNumber, searchKeyword } from "./query.ts";

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
  year: ({ searchParams }) => /^\d{4}$/.exec(searchParams.get("year") ?? "")?.[0],
  keyword: (url) => searchKeyword(url) || undefined,
  section: text("section"),
  group: text("group"),
  kind: text("kind"),
  place: text("place"),
  field: text("field"),
};

/** The requested page size if it is one of the options, else 12. */
export function pageSizeOf({ searchParams }: URL): number {
  const requested = searchParams.get("pageSize");
  return PAGE_SIZE_OPTIONS.find((size) => String(size) === requested) ?? PAGED_SIZE;
}

function text(name: ParameterName): ReadParameter {
  return ({ searchParams }) => {
    const value = searchParams.get(name);
    return value && value.length <= PARAMETER_MAX_LENGTH ? value : undefined;
  };
}
