import type { Occasion } from "../content/occasion.ts";
import type { ContentCard, ContentItem } from "../content/types.ts";
import { useMessages, usePage, usePageTitle } from "../page/page-context.tsx";
import { site } from "../site.ts";
import { describeItem, describeItems } from "./describe.ts";
import { PageAbout } from "./page-about.tsx";
import { titleOf } from "./title.ts";

/** What each kind of page tells of itself: page-about.tsx with title and description filled in. */

export function AboutHome() {
  const { edition } = usePage();
  return (
    <PageAbout title={site.motto[edition]} description={site.description[edition]} content={{}} />
  );
}

export function AboutItem({ item }: { item: ContentItem }) {
  const { edition } = usePage();
  return (
    <PageAbout title={item.title} description={describeItem(edition, item)} content={{ item }} />
  );
}

interface AboutListProps {
  items: readonly ContentCard[];
  /** Page of the list. */
  number?: number;
  /** Name of the group shown, where it is not the first. */
  group?: string | undefined;
  query?: string;
  /** How many items of the list stand before these. */
  before?: number;
  /** Id of the position that the address names. */
  position?: string | undefined;
  occasion?: Occasion | undefined;
}

export function AboutList({ items, number = 1, group, query = "", ...more }: AboutListProps) {
  const t = useMessages();
  const { edition, route } = usePage();
  const page = usePageTitle();
  const values = { page, number, group: group ?? "", name: site.name[edition] };
  const name = group
    ? t("describeGroup", values)
    : t(number > 1 ? "describeNumber" : "describePage", values);
  return (
    <PageAbout
      title={titleOf(edition, { lead: group, name: page, number })}
      description={describeItems(edition, {
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

export function AboutSearch({ keyword }: { keyword: string }) {
  const t = useMessages();
  const { edition } = usePage();
  const name = usePageTitle();
  const values = { keyword, name: site.name[edition] };
  return (
    <PageAbout
      title={titleOf(edition, { lead: keyword, name })}
      description={t(keyword ? "describeSearchFor" : "describeSearch", values)}
      content={{}}
    />
  );
}
