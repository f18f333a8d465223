import { ItemsPage } from "../layouts/page/items-page.tsx";
import type { FullListData } from "./loaders/full-list.ts";
import { ReportCovers } from "./reports/report-covers.tsx";

export default function ReportsPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="stage" types={["ItemList"]}>
      {(loaded) => <ReportCovers items={loaded} />}
    </ItemsPage>
  );
}
