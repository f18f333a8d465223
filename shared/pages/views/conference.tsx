import { groupsPage } from "../groups-page.tsx";
import { Conference } from "./conference/conference.tsx";
import { Opening } from "./conference/opening.tsx";

export const Component = groupsPage(Conference, { Opening });
