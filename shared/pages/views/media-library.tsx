import { MediaLibrary } from "../../components/media-library/media-library.tsx";
import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { groupsPage } from "../groups-page.tsx";

export const Component = groupsPage(MediaLibrary, <CardsSkeleton count={12} />);
