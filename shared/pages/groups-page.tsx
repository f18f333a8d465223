import type { ComponentType, ReactNode } from "react";
import { useLoaderData } from "react-router";
import { DeferredPart } from "../blocks/deferred-part/deferred-part.tsx";
import { FilterLinks } from "../blocks/list-filters/filter-links.tsx";
import { ArticleSkeleton } from "../blocks/states/article-skeleton.tsx";
import { NoContent } from "../blocks/states/no-content.tsx";
import {
  GROUP_PARAMETER,
  groupName,
  groupQuery,
  groupSlug,
  type SelectedGroup,
} from "../content/groups.ts";
import type { NavigationNode } from "../content/types.ts";
import { Framed } from "../layouts/page-frame.tsx";
import { peek } from "../page/deferred.ts";
import { useMessages, usePage, usePagePath, useQuery } from "../page/page-context.tsx";
import type { GroupProps } from "../page/view-props.ts";
import { PageAddress, PageSeo } from "../seo/page-seo.tsx";
import { ListMeta } from "../seo/view-metas.tsx";
import type { GroupsData } from "./loaders/groups.ts";

interface GroupsOptions {
  fallback?: ReactNode;
  /** Of views whose opening is their own. */
  Opening?: ComponentType<GroupsData>;
}

/** Creates a page with tabs for the groups of its items and the selected group. */
export function groupsPage(
  Group: ComponentType<GroupProps>,
  { fallback = <ArticleSkeleton />, Opening }: GroupsOptions = {},
): ComponentType {
  return function GroupsPage() {
    const { group } = useLoaderData<GroupsData>();
    const { node } = usePage();
    const loaded = peek(group);
    const requested = useRequestedGroup();
    const content = (
      <>
        <PageSeo
          lead={loaded ? groupName(loaded) : requested?.nodeName}
          noIndex={!node || loaded?.items.length === 0}
          hasOwnAddress
        />
        <DeferredPart key={node?.nodeId} value={group} fallback={fallback}>
          {(value) => <GroupWithTabs group={value} Group={Group} />}
        </DeferredPart>
      </>
    );
    return Opening ? <Framed opening={<Opening group={group} />}>{content}</Framed> : content;
  };
}

/** Node of the requested group: its name is needed before the items have loaded. */
function useRequestedGroup(): NavigationNode | undefined {
  const { node } = usePage();
  const slug = useQuery().get(GROUP_PARAMETER);
  return node?.childs.find(({ nodeIndexName }) => groupSlug(nodeIndexName) === slug);
}

interface GroupWithTabsProps {
  group: SelectedGroup;
  Group: ComponentType<GroupProps>;
}

function GroupWithTabs({ group, Group }: GroupWithTabsProps) {
  const { tabs, selected, indexName, items, eventDates } = group;
  const t = useMessages();
  const path = usePagePath();
  const name = groupName(group);
  const query = name === undefined ? "" : groupQuery(selected);
  return (
    <>
      {items.length > 0 && <PageAddress query={query} />}
      {tabs.length > 1 && (
        <FilterLinks
          label={t("groups")}
          choices={tabs.map(({ slug, name }) => ({
            name,
            href: path + groupQuery(slug, tabs[0]?.slug),
            isCurrent: slug === selected,
          }))}
        />
      )}
      {items.length === 0 ? <NoContent /> : <Group indexName={indexName} items={items} />}
      <ListMeta items={items} group={name} query={query} eventDates={eventDates} />
    </>
  );
}
