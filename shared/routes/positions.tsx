import { PositionList } from "../components/position-list/position-list.tsx";
import { RowsSkeleton } from "../components/states/rows-skeleton.tsx";
import { isItemId, POSITION_PARAMETER } from "../content/parameters.ts";
import type { ContentItem } from "../content/types.ts";
import type { PageArgs } from "./page.ts";
import { pagedListPage, pagedLoader } from "./paged-list.tsx";

/** With bodies: a position unfolds in place. */
const loadPage = pagedLoader((api, query) => api.list(query));

/** The page of the list, or the one on which the position stands that `?position=` names. */
export async function loader(args: PageArgs) {
  const id = args.url.searchParams.get(POSITION_PARAMETER) ?? "";
  if (!isItemId(id) || args.url.searchParams.has("page")) return loadPage(args);
  const url = new URL(args.url);
  // A position that is no longer open leads to the others.
  const page = await args.api.surroundings(id).then(
    (surroundings) => surroundings.page,
    () => 1,
  );
  url.searchParams.set("page", String(page));
  return loadPage({ ...args, url });
}

export const Component = pagedListPage<ContentItem>(PositionList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
