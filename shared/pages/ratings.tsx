import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { Waiting } from "../blocks/waiting/waiting.tsx";
import type { ContentCard } from "../content/types.ts";
import { PagedPage } from "../layouts/page/paged-page.tsx";
import type { OverviewListData } from "./loaders/overview-list.ts";
import { GradeLine } from "./ratings/grade-line.tsx";
import { RatingList } from "./ratings/rating-list.tsx";

export default function RatingsPage({ overview, ...data }: OverviewListData<ContentCard>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {(list) => (
        <>
          {overview && (
            <DeferredPart value={overview} fallback={<Waiting rows={4} />} failure={null}>
              {({ items }) => <GradeLine ratings={items} />}
            </DeferredPart>
          )}
          <RatingList {...list} />
        </>
      )}
    </PagedPage>
  );
}
