import { ReportCovers } from "../../components/report-covers/report-covers.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { wholeListPage } from "../whole-list.tsx";

export const Component = wholeListPage(ReportCovers, <CardsSkeleton count={8} shape="cover" />);
