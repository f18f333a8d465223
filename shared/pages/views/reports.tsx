import { CardsSkeleton } from "../../blocks/states/cards-skeleton.tsx";
import { fullListPage } from "../full-list.tsx";
import { ReportCovers } from "./reports/report-covers.tsx";

export const Component = fullListPage(ReportCovers, {
  fallback: <CardsSkeleton count={8} isUpright />,
});
