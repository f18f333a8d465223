import type { ContentItem } from "../content/types.ts";
import { type PagedListData, PagedPage } from "../layouts/page/paged-page.tsx";
import { PositionList } from "./positions/position-list.tsx";

export default function PositionsPage(data: PagedListData<ContentItem>) {
  return (
    <PagedPage data={data} types={["ItemList", "JobPosting"]}>
      {(list) => <PositionList {...list} />}
    </PagedPage>
  );
}
