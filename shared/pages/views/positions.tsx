import { RowsSkeleton } from "../../blocks/states/rows-skeleton.tsx";
import type { ContentItem } from "../../content/types.ts";
import { pagedListPage } from "../paged-list.tsx";
import { PositionList } from "./positions/position-list.tsx";

export const Component = pagedListPage<ContentItem>(PositionList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
