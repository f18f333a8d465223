import { useLoaderData } from "react-router";
import { DeferredPart } from "../../blocks/deferred-part/deferred-part.tsx";
import { ListFilters } from "../../blocks/list-filters/list-filters.tsx";
import { DatedRows } from "../../blocks/row/dated-rows.tsx";
import { RowsSkeleton } from "../../blocks/states/rows-skeleton.tsx";
import type { ContentItem } from "../../content/types.ts";
import type { PageItemsProps } from "../../page/view-props.ts";
import type { OverviewListData } from "../loaders/overview-list.ts";
import { pagedListPage } from "../paged-list.tsx";
import { ResultsAndDates } from "./disclosures/results-and-dates.tsx";

const List = pagedListPage(Disclosures, { skeleton: (count) => <RowsSkeleton count={count} /> });

export function Component() {
  const { overview } = useLoaderData<OverviewListData<ContentItem>>();
  return (
    <>
      {overview && (
        <DeferredPart value={overview} fallback={<RowsSkeleton count={2} />}>
          {({ items }) => <ResultsAndDates items={items} />}
        </DeferredPart>
      )}
      <List />
    </>
  );
}

function Disclosures({ items, filters, hrefOf }: PageItemsProps) {
  return (
    <>
      <ListFilters filters={filters} />
      <DatedRows items={items} hrefOf={hrefOf} />
    </>
  );
}
