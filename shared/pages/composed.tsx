import { Composed } from "../blocks/composed/composed.tsx";
import { Chapter } from "../blocks/section/chapter.tsx";
import { leadingFacts } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { groundOf, hasLead, OpeningLead, useOpening } from "../layouts/opening/opening-of.tsx";
import { ItemsPage } from "../layouts/page/items-page.tsx";
import type { FullListData } from "./loaders/full-list.ts";

/** All items of a node: content says what the page opens with and what shows each item. */
export default function ComposedPage({ items }: FullListData) {
  const opening = useOpening();
  const lead = (loaded: ContentItem[]) => (
    <OpeningLead opening={opening} facts={leadingFacts(loaded)} first={loaded[0]} />
  );
  return (
    <ItemsPage
      items={items}
      ground={groundOf[opening]}
      lead={hasLead(opening) ? lead : undefined}
      description="text"
      types={opening === "place" ? ["Organization"] : []}
    >
      {([first, ...others]) => {
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
