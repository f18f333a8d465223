import { ItemsPage } from "../layouts/page/items-page.tsx";
import { InvestorWall, Shares } from "./investors/investor-wall.tsx";
import type { FullListData } from "./loaders/full-list.ts";

export default function InvestorsPage({ items }: FullListData) {
  return (
    <ItemsPage items={items} ground="paper" lead={(loaded) => <Shares items={loaded} />}>
      {(loaded) => <InvestorWall items={loaded} />}
    </ItemsPage>
  );
}
