import { RowsSkeleton } from "../../components/states/rows-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";
import { RatingList } from "./ratings/rating-list.tsx";

export const Component = pagedListPage(RatingList, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
