import { ItemsPage } from "../layouts/page/items-page.tsx";
import { LegalText } from "./legal/legal-text.tsx";
import type { FullListData } from "./loaders/full-list.ts";

export default function LegalPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="paper" description="text">
      {(loaded) => <LegalText items={loaded} />}
    </ItemsPage>
  );
}
