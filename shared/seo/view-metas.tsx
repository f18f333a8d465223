import type { ContentCard, ContentItem } from "../content/types.ts";
import type { PageContent } from "../page/page-content.ts";
import { useMessages, usePage, usePageTitle } from "../page/page-context.tsx";
import { site } from "../site.ts";
import { itemMetaDescription, listMetaDescription } from "./meta-description.ts";
import { PageMeta } from "./page-meta.tsx";
import { titleOf } from "./title.ts";

/** Metadata by kind of page: page-meta.tsx with title and description. */

export function ItemMeta({ item }: { item: ContentItem }) {
  const { locale } = usePage();
  return (
    <PageMeta
      title={item.title}
      description={itemMetaDescription(locale, item)}
      content={{ item }}
    />
  );
}

interface ListMetaProps extends Omit<PageContent, "item"> {
  items: readonly ContentCard[];
  /** Page of the list. */
  number?: number;
  /** Name of the selected group, unless it is the first. */
  group?: string | undefined;
  query?: string;
}

export function ListMeta({ items, number = 1, group, query = "", ...more }: ListMetaProps) {
  const t = useMessages();
  const { locale, route } = usePage();
  const page = usePageTitle();
  const values = { page, number, group: group ?? "", name: site.name[locale] };
  const name = group ? t("metaGroup", values) : t(number > 1 ? "metaNumber" : "metaPage", values);
  return (
    <PageMeta
      title={titleOf(locale, { lead: group, name: page, number })}
      description={listMetaDescription(locale, {
        name,
        view: route.view,
        items,
        isFirst: query === "",
      })}
      query={query}
      content={{ items, ...more }}
    />
  );
}
