import type { ComponentType } from "react";
import type { Block } from "../../content/blocks.ts";
import { groupBy } from "../../content/group-by.ts";
import type { ContentItem } from "../../content/types.ts";
import { usePage } from "../../page/page-context.tsx";
import { Chart } from "../chart/chart.tsx";
import { Clauses } from "../clauses/clauses.tsx";
import { Colours } from "../colours/colours.tsx";
import { Contacts } from "../contact/contacts.tsx";
import { Topics } from "../contents/topics.tsx";
import { Logos, Pictures, Snapshots } from "../gallery/gallery.tsx";
import { Headline } from "../headline/headline.tsx";
import { Investors } from "../investors/investors.tsx";
import { Origins } from "../origins/origins.tsx";
import { Persons } from "../people/persons.tsx";
import { Principles } from "../principles/principles.tsx";
import { FileRows } from "../row/file-rows.tsx";
import { Chapters } from "../section/chapter.tsx";
import { Sessions } from "../sessions/sessions.tsx";
import { Specimens } from "../specimens/specimens.tsx";
import { Ways } from "../ways/ways.tsx";

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
  logo: Logos,
  picture: Pictures,
  snapshot: Snapshots,
  colour: Colours,
  file: FileRows,
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
  return ({ items }) => items.map((item) => <One key={item.id} item={item} />);
}
