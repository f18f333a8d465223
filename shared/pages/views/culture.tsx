import { groupsPage } from "../groups-page.tsx";
import { Culture } from "./culture/culture.tsx";

export const Component = groupsPage(Culture);
