import { groupsPage } from "../groups-page.tsx";
import { MediaLibrary } from "./media-library/media-library.tsx";

export const Component = groupsPage(MediaLibrary);
