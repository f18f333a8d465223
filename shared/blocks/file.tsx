import type { ContentCard } from "../content/types.ts";
import { DatedRows } from "../items/dated-rows.tsx";

/** Items as rows. Each row has the item's date and a link to its file. */
export default function Files({ items }: { items: ContentCard[] }) {
  return <DatedRows items={items} hrefOf={() => undefined} />;
}
