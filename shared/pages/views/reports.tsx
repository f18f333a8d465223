import { ReportCovers } from "../../components/report-covers/report-covers.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { fullListPage } from "../full-list.tsx";

export const Component = fullListPage(ReportCovers, <CardsSkeleton count={8} shape="cover" />);
