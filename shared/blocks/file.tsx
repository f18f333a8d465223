import type { ContentCard } from "../content/types.ts";
import { DatedRows } from "../items/dated-rows.tsx";

/** Rows with dates and files. */
export default function Files({ items }: { items: ContentCard[] }) {
  return <DatedRows items={items} hrefOf={() => undefined} />;
}
