import { DatedList } from "../../components/dated-list/dated-list.tsx";
import { RowsSkeleton } from "../../components/states/rows-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage(DatedList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
