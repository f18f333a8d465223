import { Composed } from "../blocks/composed/composed.tsx";
import { Chapter } from "../blocks/section/chapter.tsx";
import { leadingFacts, type SelectedGroup } from "../content/groups.ts";
import {
  backgroundOf,
  hasLead,
  OpeningLead,
  useOpening,
} from "../layouts/opening/opening-lead.tsx";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import { usePage } from "../page/page-context.tsx";
import type { ItemsData } from "./loaders/items.ts";

/** Items of a node or of one of its groups: content says what the page opens with and what shows each item. */
export default function ComposedPage({ group }: ItemsData) {
  const opening = useOpening();
  const { route } = usePage();
  const lead = ({ items, facts = leadingFacts(items) }: SelectedGroup) => (
    <OpeningLead opening={opening} facts={facts} first={items[0]} />
  );
  return (
    <ItemsPage
      group={group}
      background={backgroundOf[opening]}
      lead={hasLead(opening) ? lead : undefined}
      description={route.parameters ? "facts" : "text"}
      types={opening === "place" ? ["Organization"] : []}
    >
      {({ items: [first, ...others] }) => {
        if (!first) return null;
        if (opening === "first") return <Composed items={others} />;
        if (opening !== "place") return <Composed items={[first, ...others]} />;
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
