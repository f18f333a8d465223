import type { ContentCard } from "../content/types.ts";
import { type PagedListData, PagedPage } from "../layouts/page/paged-page.tsx";
import { ReportRows } from "./media-reports/report-rows.tsx";

export default function MediaReportsPage(data: PagedListData<ContentCard>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {(list) => <ReportRows {...list} />}
    </PagedPage>
  );
}
