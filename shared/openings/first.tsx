import { blocks, firstBlockOf } from "../blocks/blocks.tsx";
import type { LeadContent } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { usePage } from "../rendering/contexts.tsx";
import { Part } from "../rendering/parts.tsx";

/** The opening (top of a page) that shows the page's first item. */
export default {
  background: "page",
  Lead: First,
  shown: ([item]: readonly ContentItem[]) => item,
  description: "text",
} as const;

function First({ items: [first] }: LeadContent) {
  const { route } = usePage();
  return (
    first && (
      <Part of={blocks} name={firstBlockOf(first, route)}>
        {(Items) => <Items items={[first]} />}
      </Part>
    )
  );
}
