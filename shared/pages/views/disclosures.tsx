import { DatedList } from "../../components/dated-list/dated-list.tsx";
import { ListFilters } from "../../components/list-filters/list-filters.tsx";
import { RowsSkeleton } from "../../components/states/rows-skeleton.tsx";
import type { PageItemsProps } from "../../page/view-props.ts";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage(Disclosures, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});

function Disclosures({ items, filters, hrefOf }: PageItemsProps) {
  return (
    <>
      <ListFilters filters={filters} />
      <DatedList items={items} hrefOf={hrefOf} />
    </>
  );
}
