import { Culture } from "../../components/culture/culture.tsx";
import { groupsPage } from "../groups-page.tsx";

export const Component = groupsPage(Culture);
