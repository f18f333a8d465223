import { DeferredPart } from "../../blocks/deferred-part/deferred-part.tsx";
import { CardsSkeleton } from "../../blocks/states/cards-skeleton.tsx";
import type { ContentCard } from "../../content/types.ts";
import { OwnOpening } from "../../layouts/opening/own-opening.tsx";
import type { PagedListData } from "../loaders/paged-list.ts";
import { pagedListPage } from "../paged-list.tsx";
import { VideoLead, VideoLeadSkeleton } from "./videos/video-lead.tsx";
import { VideoList } from "./videos/video-list.tsx";

export const Component = pagedListPage(VideoList, {
  skeleton: (count) => <CardsSkeleton count={count - 1} />,
  Opening,
});

function Opening({ list }: PagedListData<ContentCard>) {
  return (
    <OwnOpening ground="stage">
      <DeferredPart value={list} fallback={<VideoLeadSkeleton />} isSecond>
        {({ items, total }) => <VideoLead items={items} total={total} />}
      </DeferredPart>
    </OwnOpening>
  );
}
