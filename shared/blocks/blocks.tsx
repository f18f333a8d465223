import type { ComponentType } from "react";
import type { Block } from "../content/blocks.ts";
import { groupBy } from "../content/group-by.ts";
import type { ContentItem, NavigationNode } from "../content/types.ts";
import { type LoadCode, usePage } from "../rendering/contexts.tsx";
import { Part, Parts } from "../rendering/parts.tsx";
import type { PageRoute } from "../routing/page-route.ts";

export const blocks = new Parts<Block, ComponentType<{ items: ContentItem[] }>>("blocks", {
  chapter: () => import("./chapter.tsx"),
  topic: () => import("./topic.tsx"),
  step: () => import("./step.tsx"),
  clause: () => import("./clause.tsx"),
  principle: () => import("./principle.tsx"),
  origin: () => import("./origin.tsx"),
  specimen: () => import("./specimen.tsx"),
  headline: () => import("./headline.tsx"),
  chart: () => import("./chart.tsx"),
  investor: () => import("./investor.tsx"),
  logo: () => import("./logo.tsx"),
  picture: () => import("./picture.tsx"),
  snapshot: () => import("./snapshot.tsx"),
  colour: () => import("./colour.tsx"),
  file: () => import("./file.tsx"),
  way: () => import("./way.tsx"),
  contact: () => import("./contact.tsx"),
  session: () => import("./session.tsx"),
  person: () => import("./person.tsx"),
});

interface Place {
  node?: NavigationNode | undefined;
  route: PageRoute;
}

/**
 * Returns the name of the block that shows an item. A block is a component for items. The item, its node, the page's
 * node and the page's route may each name a block. The first of these names, in this order, is used.
 */
export function blockOf(item: ContentItem, { node, route }: Place): Block {
  return item.block ?? item.node?.list ?? node?.list ?? route.block ?? "chapter";
}

/** Returns the block for the first item of a page, on pages that show this item at the top. */
export function firstBlockOf(first: ContentItem, route: PageRoute): Block {
  return (first.block ?? route.first) === "chart" ? "chart" : "headline";
}

/** Loads the blocks that show these items on a page. */
export function loadBlocks(
  items: readonly ContentItem[],
  page: Place,
  loadCode: LoadCode,
): Promise<void> {
  return blocks.load(new Set(items.map((item) => blockOf(item, page))), loadCode);
}

/**
 * Shows each item in its block. Items with the same block are shown together, at the place of the first of these items.
 */
export function Blocks({ items }: { items: ContentItem[] }) {
  const page = usePage();
  return [...groupBy(items, (item) => blockOf(item, page))].map(([block, members]) => (
    <Part key={block} of={blocks} name={block}>
      {(Items) => <Items items={members} />}
    </Part>
  ));
}
