import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { pagedListPage } from "../paged-list.tsx";
import { VideoList } from "./videos/video-list.tsx";

export const Component = pagedListPage(VideoList, {
  skeleton: (count) => <CardsSkeleton count={count} />,
});
