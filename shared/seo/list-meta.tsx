import { site } from "../brand/site.ts";
import type { ContentCard } from "../content/types.ts";
import type { PageContent, SchemaType } from "../document/described-page.ts";
import { usePage, usePageTitle } from "../document/page-context.tsx";
import { useMessages } from "../i18n/locale-context.tsx";
import { listMetaDescription } from "./meta-description.ts";
import { PageMeta } from "./page-meta.tsx";
import { titleOf } from "./title.ts";

interface ListMetaProps extends Omit<PageContent, "item"> {
  items: readonly ContentCard[];
  /** Page of the list. */
  number?: number;
  /** Name of the selected group, unless it is the first. */
  group?: string | undefined;
  query?: string;
  types?: readonly SchemaType[];
  /** The text that describes the page, if it has one. */
  words?: string;
}

/** Metadata of a page with several items: page-meta.tsx with its title and its description. */
export function ListMeta({
  items,
  number = 1,
  group,
  query = "",
  types = [],
  words,
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
      description={listMetaDescription(locale, { name, words, items })}
      query={query}
      content={{ items, ...more }}
      types={types}
    />
  );
}
