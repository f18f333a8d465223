import { PositionList } from "../components/position-list/position-list.tsx";
import { RowsSkeleton } from "../components/states/rows-skeleton.tsx";
import { statusOfError } from "../content/errors.ts";
import { isItemId, POSITION_PARAMETER, pageNumber } from "../content/parameters.ts";
import type { ContentItem } from "../content/types.ts";
import type { PageArgs } from "./page.ts";
import { pagedListPage, pagedLoader } from "./paged-list.tsx";

/** With bodies: a position unfolds in place. */
const loadPage = pagedLoader((api, query) => api.list(query));

/** The page of the list, or the one on which the position stands that `?position=` names. */
export async function loader(args: PageArgs) {
  const id = args.url.searchParams.get(POSITION_PARAMETER) ?? "";
  if (!isItemId(id) || pageNumber(args.url) > 1) return loadPage(args);
  const url = new URL(args.url);
  // A position that is no longer open leads to the others.
  const page = await args.api.surroundings(id).then(
    (surroundings) => surroundings.page,
    (error: unknown) => {
      if (statusOfError(error) === 404) return 1;
      throw error;
    },
  );
  url.searchParams.set("page", String(page));
  return loadPage({ ...args, url });
}

export const Component = pagedListPage<ContentItem>(PositionList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
