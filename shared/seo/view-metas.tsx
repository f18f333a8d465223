import { site } from "../brand/site.ts";
import type { ContentCard, ContentItem } from "../content/types.ts";
import type { PageContent, SchemaType } from "../page/page-content.ts";
import { useMessages, usePage, usePageTitle } from "../page/page-context.tsx";
import {
  type DescriptionSource,
  itemMetaDescription,
  listMetaDescription,
} from "./meta-description.ts";
import { PageMeta } from "./page-meta.tsx";
import { titleOf } from "./title.ts";

/** Metadata by kind of page: page-meta.tsx with title and description. */

interface ItemMetaProps {
  item: ContentItem;
  types: readonly SchemaType[];
  /** Query of the canonical address. */
  query?: string;
}

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

/** How a list is described to search engines. */
export interface ListDescription {
  types?: readonly SchemaType[] | undefined;
  description?: DescriptionSource | undefined;
}

interface ListMetaProps extends Omit<PageContent, "item">, ListDescription {
  items: readonly ContentCard[];
  /** Page of the list. */
  number?: number;
  /** Name of the selected group, unless it is the first. */
  group?: string | undefined;
  query?: string;
}

export function ListMeta({
  items,
  number = 1,
  group,
  query = "",
  types,
  description,
  ...more
}: ListMetaProps) {
  const t = useMessages();
  const { locale } = usePage();
  const page = usePageTitle();
  const values = { page, number, group: group ?? "", name: site.name[locale] };
  const name = group ? t("metaGroup", values) : t(number > 1 ? "metaNumber" : "metaPage", values);
  return (
    <PageMeta
      title={titleOf(locale, { lead: group, name: page, number })}
      description={listMetaDescription(locale, {
        name,
        source: description,
        items,
        isFirst: query === "",
      })}
      query={query}
      content={{ items, ...more }}
      types={types ?? []}
    />
  );
}
