import { CardsSkeleton } from "../../blocks/states/cards-skeleton.tsx";
import { groupsPage } from "../groups-page.tsx";
import { OfficeList } from "./network/office-list.tsx";

export const Component = groupsPage(OfficeList, { fallback: <CardsSkeleton count={8} /> });
