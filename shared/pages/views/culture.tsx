import { groupsPage } from "../groups-page.tsx";
import { Culture } from "./culture/culture.tsx";
import { Opening } from "./culture/opening.tsx";

export const Component = groupsPage(Culture, { Opening });
