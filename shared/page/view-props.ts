import type { Filter } from "../content/filters.ts";
import type { ContentCard } from "../content/types.ts";

/** Props of components that render one page of a list. */
export interface PageItemsProps<Item extends ContentCard = ContentCard> {
  items: Item[];
  /** The list's filters. */
  filters: readonly Filter[];
  /** Address of an item: its own link or its detail page. */
  hrefOf: (item: ContentCard) => string | undefined;
}
