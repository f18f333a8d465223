import { groupsPage } from "../groups-page.tsx";
import { Conference } from "./conference/conference.tsx";

export const Component = groupsPage(Conference);
