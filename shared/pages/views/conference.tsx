import { Conference } from "../../components/conference/conference.tsx";
import { groupsPage } from "../groups-page.tsx";

export const Component = groupsPage(Conference);
