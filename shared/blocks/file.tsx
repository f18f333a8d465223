import type { ContentCard } from "../content/types.ts";
import { DatedRows } from "../items/dated-rows.tsx";

/** Rows of items, each with its date and a link to its file. */
export default function Files({ items }: { items: ContentCard[] }) {
  return <DatedRows items={items} hrefOf={() => undefined} />;
}
