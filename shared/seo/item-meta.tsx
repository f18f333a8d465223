import type { ContentItem } from "../content/types.ts";
import type { SchemaType } from "../rendering/described-page.ts";
import { usePage } from "../rendering/page-context.tsx";
import { PageMeta } from "./page-meta.tsx";
import { itemMetaDescription } from "./text-description.ts";

interface ItemMetaProps {
  item: ContentItem;
  types: readonly SchemaType[];
  /** Query of the canonical address. */
  query?: string;
}

/**
 * Metadata of an item's page, from its title and its text. It is not in page-meta.tsx, because pages of lists need no
 * code that makes summaries.
 */
export function ItemMeta({ item, types, query = "" }: ItemMetaProps) {
  const { locale } = usePage();
  return (
    <PageMeta
      title={item.title}
      description={itemMetaDescription(locale, item)}
      query={query}
      content={{ item }}
      types={types}
    />
  );
}
