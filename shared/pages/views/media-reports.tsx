import { RowsSkeleton } from "../../blocks/states/rows-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";
import { ReportRows } from "./media-reports/report-rows.tsx";

export const Component = pagedListPage(ReportRows, {
  skeleton: (count) => <RowsSkeleton count={count} />,
});
