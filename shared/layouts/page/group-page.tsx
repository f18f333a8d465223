import { FilterLinks } from "../../blocks/list-filters/filter-links.tsx";
import { Empty } from "../../blocks/states/empty.tsx";
import {
  GROUP_PARAMETER,
  groupName,
  groupQuery,
  groupSlug,
  type SelectedGroup,
} from "../../content/groups.ts";
import type { NavigationNode } from "../../content/types.ts";
import { type Deferred, peek } from "../../page/deferred.ts";
import { useMessages, usePage, usePagePath, useQuery } from "../../page/page-context.tsx";
import { PageAddress, PageSeo } from "../../seo/page-seo.tsx";
import { type ListDescription, ListMeta } from "../../seo/view-metas.tsx";
import { knownInTime, ListFacts } from "./opening.tsx";
import { AwaitedPage, type AwaitedPageProps } from "./page.tsx";

interface GroupPageProps
  extends Omit<AwaitedPageProps<SelectedGroup>, "value" | "aside">,
    ListDescription {
  group: Deferred<SelectedGroup>;
}

/** A page with tabs for the groups of its items, and the selected group. */
export function GroupPage({ group, types, description, children, ...page }: GroupPageProps) {
  const { node } = usePage();
  const loaded = peek(group);
  const requested = useRequestedGroup();
  const aside = page.lead ? undefined : <ListFacts total={knownInTime(group)?.items.length} />;
  return (
    <>
      <PageSeo
        lead={loaded ? groupName(loaded) : requested?.nodeName}
        noIndex={!node || loaded?.items.length === 0}
        hasOwnAddress
      />
      <AwaitedPage key={node?.nodeId} {...page} aside={aside} value={group}>
        {(selected) => (
          <>
            <GroupTabs group={selected} />
            {selected.items.length === 0 ? <Empty /> : children(selected)}
            <GroupMeta group={selected} types={types} description={description} />
          </>
        )}
      </AwaitedPage>
    </>
  );
}

/** Node of the requested group: its name is needed before the items have loaded. */
function useRequestedGroup(): NavigationNode | undefined {
  const { node } = usePage();
  const slug = useQuery().get(GROUP_PARAMETER);
  return node?.childs.find(({ nodeIndexName }) => groupSlug(nodeIndexName) === slug);
}

function GroupTabs({ group: { tabs, selected } }: { group: SelectedGroup }) {
  const t = useMessages();
  const path = usePagePath();
  if (tabs.length < 2) return null;
  const choices = tabs.map(({ slug, name }) => ({
    name,
    href: path + groupQuery(slug, tabs[0]?.slug),
    isCurrent: slug === selected,
  }));
  return <FilterLinks label={t("groups")} choices={choices} />;
}

function GroupMeta({ group, ...description }: { group: SelectedGroup } & ListDescription) {
  const { selected, items, eventDates } = group;
  const name = groupName(group);
  const query = name === undefined ? "" : groupQuery(selected);
  return (
    <>
      {items.length > 0 && <PageAddress query={query} />}
      <ListMeta items={items} group={name} query={query} eventDates={eventDates} {...description} />
    </>
  );
}
