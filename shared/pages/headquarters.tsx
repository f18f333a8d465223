import { ItemsPage } from "../layouts/page/items-page.tsx";
import { Headquarters, Place } from "./headquarters/headquarters.tsx";
import type { FullListData } from "./loaders/full-list.ts";

export default function HeadquartersPage({ items }: FullListData) {
  return (
    <ItemsPage
      items={items}
      ground="stage"
      lead={([place]) => place && <Place place={place} />}
      description="text"
      types={["Organization"]}
    >
      {(loaded) => <Headquarters items={loaded} />}
    </ItemsPage>
  );
}
