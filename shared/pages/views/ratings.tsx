import { RatingList } from "../../components/rating-list/rating-list.tsx";
import { RowsSkeleton } from "../../components/states/rows-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage(RatingList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
