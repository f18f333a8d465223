import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { groupsPage } from "../groups-page.tsx";
import { MediaLibrary } from "./media-library/media-library.tsx";

export const Component = groupsPage(MediaLibrary, <CardsSkeleton count={12} />);
