import type { ComponentType } from "react";
import type { Block } from "../content/blocks.ts";
import { groupBy } from "../content/group-by.ts";
import { itemKey } from "../content/item-key.ts";
import type { ContentItem } from "../content/types.ts";
import { usePage } from "../document/page-context.tsx";
import { Chapters, Specimens } from "./chapter.tsx";
import { Chart } from "./chart.tsx";
import { Clauses } from "./clause.tsx";
import { Colours } from "./colour.tsx";
import { Contacts } from "./contact.tsx";
import { DatedRows } from "./file.tsx";
import { Gallery, Snapshots } from "./gallery.tsx";
import { Headline } from "./headline.tsx";
import { Investors } from "./investor.tsx";
import { Origins } from "./origin.tsx";
import { Persons } from "./person.tsx";
import { Principles } from "./principle.tsx";
import { Sessions } from "./session.tsx";
import { Topics } from "./topic.tsx";
import { Ways } from "./way.tsx";

type Items = ComponentType<{ items: ContentItem[] }>;

const components: Record<Block, Items> = {
  chapter: Chapters,
  topic: Topics,
  clause: Clauses,
  principle: Principles,
  origin: Origins,
  specimen: Specimens,
  headline: each(Headline),
  chart: each(Chart),
  investor: Investors,
  logo: ({ items }) => <Gallery items={items} columns={3} />,
  picture: ({ items }) => <Gallery items={items} columns={2} />,
  snapshot: Snapshots,
  colour: Colours,
  file: ({ items }) => <DatedRows items={items} hrefOf={() => undefined} />,
  way: Ways,
  contact: Contacts,
  session: Sessions,
  person: Persons,
};

/** Items, each shown by its block: those of one block together, in the order of its first item. */
export function Composed({ items }: { items: ContentItem[] }) {
  const blockOf = useBlockOf();
  return [...groupBy(items, blockOf)].map(([block, members]) => {
    const Items = components[block];
    return <Items key={block} items={members} />;
  });
}

/** What an item says, else its node, else the page's node, else the page. */
function useBlockOf(): (item: ContentItem) => Block {
  const { node, route } = usePage();
  return (item) => item.block ?? item.node?.list ?? node?.list ?? route.block ?? "chapter";
}

function each(One: ComponentType<{ item: ContentItem }>): Items {
  return ({ items }) => items.map((item) => <One key={itemKey(item)} item={item} />);
}
