import { useLoaderData } from "react-router";
import { DeferredPart } from "../../blocks/deferred-part/deferred-part.tsx";
import { RowsSkeleton } from "../../blocks/states/rows-skeleton.tsx";
import type { ContentCard } from "../../content/types.ts";
import type { OverviewListData } from "../loaders/overview-list.ts";
import { pagedListPage } from "../paged-list.tsx";
import { GradeLine } from "./ratings/grade-line.tsx";
import { RatingList } from "./ratings/rating-list.tsx";

const List = pagedListPage(RatingList, { skeleton: (count) => <RowsSkeleton count={count} /> });

export function Component() {
  const { overview } = useLoaderData<OverviewListData<ContentCard>>();
  return (
    <>
      {overview && (
        <DeferredPart value={overview} fallback={<RowsSkeleton count={2} />} failure={null}>
          {({ items }) => <GradeLine ratings={items} />}
        </DeferredPart>
      )}
      <List />
    </>
  );
}
