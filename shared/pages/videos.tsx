import type { ContentCard } from "../content/types.ts";
import { type PagedListData, PagedPage } from "../layouts/page/paged-page.tsx";
import { VideoLead } from "./videos/video-lead.tsx";
import { VideoList } from "./videos/video-list.tsx";

export default function VideosPage(data: PagedListData<ContentCard>) {
  return (
    <PagedPage
      data={data}
      lead={({ items, total }) => <VideoLead items={items} total={total} />}
      types={["ItemList", "VideoObject"]}
    >
      {(list) => <VideoList {...list} />}
    </PagedPage>
  );
}
