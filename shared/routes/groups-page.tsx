import type { ComponentType, ReactNode } from "react";
import { useLoaderData } from "react-router";
import { GroupTabs } from "../components/group-tabs/group-tabs.tsx";
import { ArticleSkeleton } from "../components/states/article-skeleton.tsx";
import { NoContent } from "../components/states/no-content.tsx";
import { type Deferred, defer, settled } from "../content/deferred.ts";
import { GROUP_PARAMETER, groupQuery, type SelectedGroup, selectGroup } from "../content/groups.ts";
import type { ContentItem } from "../content/types.ts";
import { DeferredPart } from "../layouts/deferred-part.tsx";
import { usePage, usePagePath } from "../layouts/page-context.tsx";
import { Canonical, PageSeo } from "../seo/page-seo.tsx";
import { loadNode, type PageArgs } from "./page.ts";

interface GroupsData {
  group: Deferred<SelectedGroup>;
}

/** Items of the selected group, with the group's own index name: views differ by it. */
export interface GroupProps {
  indexName: string;
  items: ContentItem[];
}

/** The group that `?group=` names, of all items below the node; a document has no other group's items. */
export async function loader(args: PageArgs): Promise<GroupsData> {
  const { nodeId } = await loadNode(args);
  const asked = args.url.searchParams.get(GROUP_PARAMETER);
  if (nodeId === undefined) return { group: settled({ ok: true, value: selectGroup([], null) }) };
  return { group: defer(args.api.groups(nodeId).then((items) => selectGroup(items, asked))) };
}

/** A page whose items are grouped by node: tabs, and the selected group. */
export function groupsPage(
  Group: ComponentType<GroupProps>,
  fallback: ReactNode = <ArticleSkeleton />,
): ComponentType {
  return function GroupsPage() {
    const { group } = useLoaderData<GroupsData>();
    const { node } = usePage();
    return (
      <>
        <PageSeo hasOwnCanonical />
        <DeferredPart key={node?.nodeId} value={group} fallback={fallback}>
          {(shown) => <ShownGroup group={shown} Group={Group} />}
        </DeferredPart>
      </>
    );
  };
}

function ShownGroup({
  group: { tabs, selected, indexName, items },
  Group,
}: {
  group: SelectedGroup;
  Group: ComponentType<GroupProps>;
}) {
  const path = usePagePath();
  const isFirst = tabs[0]?.slug === selected;
  if (items.length === 0) {
    return (
      <>
        <Canonical />
        <NoContent />
      </>
    );
  }
  return (
    <>
      <Canonical {...(!isFirst && { query: groupQuery(selected) })} />
      {tabs.length > 1 && (
        <GroupTabs
          tabs={tabs}
          selected={selected}
          hrefOf={(slug) => (slug === tabs[0]?.slug ? path : path + groupQuery(slug))}
        />
      )}
      <Group indexName={indexName} items={items} />
    </>
  );
}
