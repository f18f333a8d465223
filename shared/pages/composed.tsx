import { Composed } from "../blocks/composed/composed.tsx";
import { Chapter } from "../blocks/section/chapter.tsx";
import { leadingFacts, type SelectedGroup } from "../content/groups.ts";
import { listingIn } from "../layouts/opening/holdings.tsx";
import { backgroundOf, leads, useOpening } from "../layouts/opening/opening-lead.tsx";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { usePage } from "../page/page-context.tsx";
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
        const [first, ...others] = items;
        if (opening === "first") return <Composed items={others} />;
        if (opening === "holdings") {
          const listing = listingIn(items);
          return <Composed items={items.filter((item) => item !== listing)} />;
        }
        if (opening !== "place" || !first) return <Composed items={items} />;
        return (
          <>
            {/* Its picture is in the opening. */}
            <Chapter item={first} picture="none" />
            <Composed items={others} />
          </>
        );
      }}
    </ItemsPage>
  );
}
