import { OfficeList } from "../../components/office-list/office-list.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { groupsPage } from "../groups-page.tsx";

export const Component = groupsPage(OfficeList, <CardsSkeleton count={8} />);
