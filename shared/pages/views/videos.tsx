import { CardsSkeleton } from "../../components/states/cards-skeleton.tsx";
import { VideoList } from "../../components/video-list/video-list.tsx";
import { pagedListPage } from "../paged-list.tsx";

export const Component = pagedListPage(VideoList, {
  skeleton: (count) => <CardsSkeleton count={count} />,
});
