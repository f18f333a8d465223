import { ItemsPage } from "../layouts/page/items-page.tsx";
import { Lead, OtherChapters } from "./lead/lead.tsx";
import type { FullListData } from "./loaders/full-list.ts";

export default function TalentPage({ items }: FullListData) {
  return (
    <ItemsPage
      items={items}
      ground="paper"
      lead={([first]) => first && <Lead item={first} />}
      description="text"
    >
      {(loaded) => <OtherChapters items={loaded} />}
    </ItemsPage>
  );
}
