import { ItemsPage } from "../layouts/page/items-page.tsx";
import { Arrivals, PortraitWall } from "./executives/executives.tsx";
import type { FullListData } from "./loaders/full-list.ts";

export default function ExecutivesPage({ items }: FullListData) {
  return (
    <ItemsPage
      items={items}
      ground="stage"
      lead={(people) => <PortraitWall people={people} />}
      types={["ItemList"]}
    >
      {(people) => <Arrivals items={people} />}
    </ItemsPage>
  );
}
