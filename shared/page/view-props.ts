import type { ContentCard, ContentItem } from "../content/types.ts";

/** What shows the items of one page of a list. */
export interface PageItemsProps<Item extends ContentCard = ContentCard> {
  items: Item[];
  /** Whether this is the first page. */
  isFirst: boolean;
  /** Where an item leads: its own link or its detail page. */
  hrefOf: (item: ContentCard) => string | undefined;
}

/** Items of the selected group, with the group's own index name: views differ by it. */
export interface GroupProps {
  indexName: string;
  items: ContentItem[];
}
