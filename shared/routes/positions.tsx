import { PositionList } from "../components/position-list/position-list.tsx";
import { RowsSkeleton } from "../components/states/rows-skeleton.tsx";
import type { ContentItem } from "../content/types.ts";
import { pagedListPage, pagedLoader } from "./paged-list.tsx";

/** With bodies: a position unfolds in place. */
export const loader = pagedLoader((api, query) => api.list(query));

export const Component = pagedListPage<ContentItem>(PositionList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
