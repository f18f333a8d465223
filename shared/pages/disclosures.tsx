import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { ListFilters } from "../blocks/list-filters/list-filters.tsx";
import { DatedRows } from "../blocks/row/dated-rows.tsx";
import { Waiting } from "../blocks/waiting/waiting.tsx";
import type { ContentItem } from "../content/types.ts";
import { PagedPage } from "../layouts/page/paged-page.tsx";
import { ResultsAndDates } from "./disclosures/results-and-dates.tsx";
import type { OverviewListData } from "./loaders/overview-list.ts";

export default function DisclosuresPage({ overview, ...data }: OverviewListData<ContentItem>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {({ items, filters, hrefOf }) => (
        <>
          {overview && (
            <DeferredPart value={overview} fallback={<Waiting rows={4} />}>
              {(results) => <ResultsAndDates items={results.items} />}
            </DeferredPart>
          )}
          <ListFilters filters={filters} />
          <DatedRows items={items} hrefOf={hrefOf} />
        </>
      )}
    </PagedPage>
  );
}
