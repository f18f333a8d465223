import { groupsPage } from "../groups-page.tsx";
import { Solutions } from "./solutions/solutions.tsx";

export const Component = groupsPage(Solutions);
