import {
  GROUP_PARAMETER,
  groupName,
  groupQuery,
  groupSlug,
  hasTabs,
  type SelectedGroup,
} from "../content/groups.ts";
import { useMessages } from "../i18n/locale-context.tsx";
import { groupTabs } from "../loaders/items.ts";
import { usePage, useQuery } from "../rendering/contexts.tsx";
import { type Deferred, knownInTime, peek } from "../rendering/deferred.tsx";
import { Part } from "../rendering/parts.tsx";
import type { SchemaType } from "../rendering/structured-data.tsx";
import { requestedGroup } from "../routing/query.ts";
import { type DescriptionSource, wordsOf } from "../seo/item-meta.tsx";
import { CanonicalLink, ListMeta, PageSeo } from "../seo/page-meta.tsx";
import { Empty } from "./empty.tsx";
import { AwaitedPageLayout, type AwaitedPageLayoutProps, ListCount } from "./page-layout.tsx";

interface ItemsLayoutProps extends Omit<AwaitedPageLayoutProps<SelectedGroup>, "value" | "aside"> {
  group: Deferred<SelectedGroup>;
  types?: readonly SchemaType[];
  /** The source of the page's description for search engines. */
  description?: DescriptionSource | undefined;
}

/**
 * The layout of a page with all items of its node. If the items are in groups, the page shows the selected group and
 * tabs for all groups.
 */
export function ItemsLayout({ group, types, description, children, ...page }: ItemsLayoutProps) {
  const t = useMessages();
  const { locale, node, route } = usePage();
  const hasGroups = route.parameters?.includes(GROUP_PARAMETER);
  const loaded = peek(group);
  // The name of the requested group is needed before the items have loaded.
  const slug = requestedGroup(useQuery());
  const requested = node?.childs.find(({ nodeIndexName }) => groupSlug(nodeIndexName) === slug);
  const aside = page.lead ? undefined : <ListCount total={knownInTime(group)?.items.length} />;
  return (
    <>
      <PageSeo
        subject={loaded ? groupName(loaded) : requested?.nodeName}
        noIndex={!node || loaded?.items.length === 0}
        hasOwnCanonicalLink={hasGroups === true}
      />
      <AwaitedPageLayout key={node?.nodeId} {...page} aside={aside} value={group}>
        {(selected) => (
          <>
            {hasTabs(selected) && (
              <Part of={groupTabs} name="group-tabs">
                {(GroupTabs) => <GroupTabs group={selected} />}
              </Part>
            )}
            {selected.within && <p className="note">{t("itemsWithin", selected.within)}</p>}
            {selected.items.length === 0 ? <Empty /> : children(selected)}
            {hasGroups && selected.items.length > 0 && (
              <CanonicalLink query={addressOf(selected)} />
            )}
            <ListMeta
              items={selected.items}
              group={groupName(selected)}
              query={addressOf(selected)}
              eventDates={selected.eventDates}
              {...(types && { types })}
              words={wordsOf(locale, {
                source: description,
                items: selected.items,
                isFirst: addressOf(selected) === "",
              })}
            />
          </>
        )}
      </AwaitedPageLayout>
    </>
  );
}

/** The query that selects the group, or an empty string for the first group. */
function addressOf(group: SelectedGroup): string {
  return groupName(group) === undefined ? "" : groupQuery(group.selected);
}
