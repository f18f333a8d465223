import { Composed } from "../blocks/blocks.tsx";
import { Chapter } from "../blocks/chapter.tsx";
import { leadingFacts, type SelectedGroup } from "../content/groups.ts";
import { usePage } from "../document/page-context.tsx";
import { ItemsPage } from "../layouts/items-page.tsx";
import { listingIn } from "../openings/holdings.tsx";
import { backgroundOf, leads, useOpening } from "../openings/openings.tsx";
import type { ItemsData } from "./loaders/items.ts";

/** Openings that say what their items are, so that their names describe the page. */
const TOLD = ["holdings", "days"];

/** Items of a node or of one of its groups: content says what the page opens with and what shows each item. */
export default function ComposedPage({ group }: ItemsData) {
  const opening = useOpening();
  const { route } = usePage();
  const Lead = leads[opening];
  const lead = ({ items, facts = leadingFacts(items) }: SelectedGroup) =>
    Lead && <Lead items={items} facts={facts} />;
  const source = TOLD.includes(opening) ? undefined : "text";
  return (
    <ItemsPage
      group={group}
      background={backgroundOf[opening]}
      lead={Lead && lead}
      description={route.parameters ? "facts" : source}
      types={opening === "place" ? ["Organization"] : []}
    >
      {({ items }) => {
        const opened = opening === "holdings" ? listingIn(items) : items[0];
        const isOpened = ["first", "place", "holdings"].includes(opening);
        return (
          <>
            {/* Of a place the opening has the picture only. */}
            {opening === "place" && opened && <Chapter item={opened} picture="none" />}
            <Composed items={isOpened ? items.filter((item) => item !== opened) : items} />
          </>
        );
      }}
    </ItemsPage>
  );
}
