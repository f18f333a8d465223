import type { ContentCard } from "../content/types.ts";
import { type PagedListData, PagedPage } from "../layouts/page/paged-page.tsx";
import { SocialCards } from "./social/social-cards.tsx";

export default function SocialPage(data: PagedListData<ContentCard>) {
  return (
    <PagedPage data={data} types={["ItemList"]}>
      {(list) => <SocialCards {...list} />}
    </PagedPage>
  );
}
