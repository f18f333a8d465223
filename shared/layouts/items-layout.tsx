import {
  GROUP_PARAMETER,
  groupName,
  groupQuery,
  groupSlug,
  hasTabs,
  type ShownItems,
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
import { AwaitedPageLayout, type AwaitedPageLayoutProps } from "./page-layout.tsx";

interface ItemsLayoutProps extends Omit<AwaitedPageLayoutProps<ShownItems>, "value" | "count"> {
  list: Deferred<ShownItems>;
  types?: readonly SchemaType[];
  /** Whether the tabs for groups are above the lead (the part below the page's name) instead of below the lead. */
  hasTabsAboveLead?: boolean;
  /** The source of the page's description for search engines. */
  description?: DescriptionSource | undefined;
}

/**
 * The layout of a page with all items of its node (its entry in the navigation). If the items are in groups, the page
 * shows the selected group and tabs for all groups.
 */
export function ItemsLayout({ list, types, description, children, ...props }: ItemsLayoutProps) {
  const { hasTabsAboveLead = false, lead, ...page } = props;
  const t = useMessages();
  const { locale, node, route } = usePage();
  const hasGroups = route.parameters?.includes(GROUP_PARAMETER);
  const loaded = peek(list);
  // The name of the requested group is needed before the items have loaded.
  const slug = requestedGroup(useQuery());
  const requested = node?.childs.find(({ nodeIndexName }) => groupSlug(nodeIndexName) === slug);
  return (
    <>
      <PageSeo
        subject={loaded ? groupName(loaded) : requested?.nodeName}
        noIndex={!node || loaded?.items.length === 0}
        isAddressDeferred={hasGroups === true}
      />
      <AwaitedPageLayout
        key={node?.nodeId}
        {...page}
        count={knownInTime(list)?.items.length}
        lead={
          hasTabsAboveLead
            ? (shown) => (
                <>
                  <Tabs list={shown} />
                  {lead?.(shown)}
                </>
              )
            : lead
        }
        value={list}
      >
        {(shown) => (
          <>
            {!hasTabsAboveLead && <Tabs list={shown} />}
            {shown.within && <p className="note">{t("itemsWithin", shown.within)}</p>}
            {shown.items.length === 0 ? <Empty /> : children(shown)}
            {hasGroups && shown.items.length > 0 && <CanonicalLink query={queryOf(shown)} />}
            <ListMeta
              items={shown.items}
              group={groupName(shown)}
              query={queryOf(shown)}
              eventDates={shown.eventDates}
              {...(types && { types })}
              words={wordsOf(locale, {
                source: description,
                items: shown.items,
                isFirst: queryOf(shown) === "",
              })}
            />
          </>
        )}
      </AwaitedPageLayout>
    </>
  );
}

function Tabs({ list }: { list: ShownItems }) {
  return (
    hasTabs(list) && (
      <Part of={groupTabs} name="group-tabs">
        {(GroupTabs) => <GroupTabs list={list} />}
      </Part>
    )
  );
}

/** The query that selects the shown group. It is empty for the first group and for a page without groups. */
function queryOf({ selected, tabs = [] }: ShownItems): string {
  return selected ? groupQuery(selected, tabs[0]?.slug) : "";
}
