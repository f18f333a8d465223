import { groupsPage } from "../groups-page.tsx";
import { Opening, Solutions } from "./solutions/solutions.tsx";

export const Component = groupsPage(Solutions, { Opening });
