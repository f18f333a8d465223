import type { ContentCard } from "../../content/types.ts";
import { DatedRows } from "./dated-rows.tsx";

/** Files by date. */
export function FileRows({ items }: { items: ContentCard[] }) {
  return <DatedRows items={items} hrefOf={() => undefined} />;
}
