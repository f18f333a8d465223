import { PositionList } from "../components/position-list/position-list.tsx";
import { RowsSkeleton } from "../components/states/rows-skeleton.tsx";
import type { ContentItem } from "../content/types.ts";
import { isItemId, POSITION_PARAMETER } from "../routing/query.ts";
import { pagedListPage, pagedLoader } from "./paged-list.tsx";

/** With bodies, since a position unfolds in place; on the page that has the one that `?position=` names. */
export const loader = pagedLoader((api, query, url) => {
  const id = url.searchParams.get(POSITION_PARAMETER) ?? "";
  return api.list({ ...query, ...(isItemId(id) && { position: id }) });
});

export const Component = pagedListPage<ContentItem>(PositionList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
