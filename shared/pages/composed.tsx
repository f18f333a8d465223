import { Blocks } from "../blocks/blocks.tsx";
import { ItemsLayout } from "../layouts/items-layout.tsx";
import type { ItemsData } from "../loaders/items.ts";
import { openingOf, openings } from "../openings/openings.ts";
import { usePage } from "../rendering/contexts.tsx";
import { Part } from "../rendering/parts.tsx";

/**
 * The items of a node, or of one of its groups. The content determines the opening (the top) of the page and the block
 * (the component) for each item.
 */
export default function ComposedPage({ list }: ItemsData) {
  const { node, route } = usePage();
  return (
    <Part of={openings} name={openingOf(node, route)}>
      {({ background, Lead, shown, Rest, description, types = [] }) => (
        <ItemsLayout
          list={list}
          background={background}
          lead={Lead && (({ items, facts = [] }) => <Lead items={items} facts={facts} />)}
          description={route.parameters ? "facts" : description}
          types={types}
        >
          {({ items }) => {
            const opened = shown?.(items);
            return (
              <>
                {opened && Rest && <Rest item={opened} />}
                <Blocks items={items.filter((item) => item !== opened)} />
              </>
            );
          }}
        </ItemsLayout>
      )}
    </Part>
  );
}
