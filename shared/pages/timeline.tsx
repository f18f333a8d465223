import { ItemsPage } from "../layouts/page/items-page.tsx";
import type { FullListData } from "./loaders/full-list.ts";
import { Years } from "./timeline/opening.tsx";
import { Timeline } from "./timeline/timeline.tsx";

export default function TimelinePage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="stage" lead={(loaded) => <Years items={loaded} />}>
      {(loaded) => <Timeline items={loaded} />}
    </ItemsPage>
  );
}
