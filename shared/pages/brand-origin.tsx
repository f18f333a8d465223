import { ItemsPage } from "../layouts/page/items-page.tsx";
import { BrandOrigin } from "./brand-origin/brand-origin.tsx";
import { Origins } from "./brand-origin/origins.tsx";
import type { FullListData } from "./loaders/full-list.ts";

export default function BrandOriginPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="paper" lead={<BrandOrigin />} description="text">
      {(loaded) => <Origins items={loaded} />}
    </ItemsPage>
  );
}
