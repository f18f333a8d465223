import { ItemsPage } from "../layouts/page/items-page.tsx";
import { FontSpecimens } from "./fonts/font-specimens.tsx";
import type { FullListData } from "./loaders/full-list.ts";

export default function FontsPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="stage">
      {(loaded) => <FontSpecimens items={loaded} />}
    </ItemsPage>
  );
}
