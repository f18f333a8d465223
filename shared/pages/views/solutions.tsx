import { Solutions } from "../../components/solutions/solutions.tsx";
import { groupsPage } from "../groups-page.tsx";

export const Component = groupsPage(Solutions);
