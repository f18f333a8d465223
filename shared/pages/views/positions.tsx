import { PositionList } from "../../components/position-list/position-list.tsx";
import { RowsSkeleton } from "../../components/states/rows-skeleton.tsx";
import type { ContentItem } from "../../content/types.ts";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage<ContentItem>(PositionList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
