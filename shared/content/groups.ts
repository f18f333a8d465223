import { groupBy } from "./group-by.ts";
import type { Occasion } from "./occasion.ts";
import type { ContentItem, NavigationNode } from "./types.ts";

/** A node's items on a page that shows several nodes. */
export interface ContentGroup {
  /** Upper-cased index name of the items' node. */
  indexName: string;
  name: string;
  /** The index name as an address has it: `REGION EAST` is `region-east`. */
  slug: string;
  items: ContentItem[];
}

/** What a page with groups shows: a tab for each, and the items of the selected one. */
export interface SelectedGroup {
  tabs: Omit<ContentGroup, "items">[];
  /** Slug of the selected group; empty where there is none. */
  selected: string;
  /** Upper-cased index name of the selected group's node. */
  indexName: string;
  items: ContentItem[];
  /** Present where all groups together tell of one. */
  occasion?: Occasion | undefined;
}

export const GROUP_PARAMETER = "group";

/** Items by the index name of their node, groups by its `taxis` (specification section 4). */
export function groupByNode(items: ContentItem[]): ContentGroup[] {
  const groups = groupBy(items, ({ node }) => node?.nodeIndexName ?? "");
  return [...groups]
    .toSorted(([, [a]], [, [b]]) => (a?.node?.taxis ?? 0) - (b?.node?.taxis ?? 0))
    .map(([indexName, members]) => ({
      indexName,
      name: members[0]?.node?.nodeName ?? "",
      slug: groupSlug(indexName),
      items: members,
    }));
}

/** The group that an address asks for; the first where it asks for none that there is. */
export function selectGroup(items: ContentItem[], slug: string | null): SelectedGroup {
  const groups = groupByNode(items);
  const group = groups.find((candidate) => candidate.slug === slug) ?? groups[0];
  return {
    tabs: groups.map(({ items: _, ...tab }) => tab),
    selected: group?.slug ?? "",
    indexName: group?.indexName ?? "",
    items: group?.items ?? [],
  };
}

/** Name of the group shown, where it is not the one that the page begins with. */
export function groupName(group: SelectedGroup): string | undefined {
  return group.tabs.find(({ slug }, index) => index > 0 && slug === group.selected)?.name;
}

/**
 * What an address has for a group: `groupQuery("region-east")` is `?group=region-east`.
 *
 * @param first slug of the group that the page begins with: it is shown without a query.
 */
export function groupQuery(slug: string, first?: string): string {
  if (slug === first) return "";
  return `?${new URLSearchParams({ [GROUP_PARAMETER]: slug })}`;
}

/** Slug of the group that a node's page begins with, as far as the navigation tells. */
export function firstGroup(node: NavigationNode | undefined): string | undefined {
  const [first] = node?.childs ?? [];
  return first && groupSlug(first.nodeIndexName);
}

export function groupSlug(indexName: string): string {
  return indexName.toLowerCase().replace(/\s+/g, "-");
}
