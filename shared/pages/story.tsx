import { Chapters } from "../blocks/section/chapter.tsx";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import type { FullListData } from "./loaders/full-list.ts";
import { Growth } from "./story/opening.tsx";

export default function StoryPage({ items }: FullListData) {
  return (
    <ItemsPage
      items={items}
      ground="stage"
      lead={(loaded) => <Growth items={loaded} />}
      description="text"
    >
      {(loaded) => <Chapters items={loaded} />}
    </ItemsPage>
  );
}
