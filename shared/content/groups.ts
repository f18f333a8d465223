import { typedText } from "../text/typed-text.ts";
import type { EventDates } from "./event-dates.ts";
import { type Fact, factsOf } from "./facts.ts";
import { groupBy } from "./group-by.ts";
import type { ContentItem, NavigationNode } from "./types.ts";

/** A node's items on a page that shows several nodes. */
export interface ContentGroup {
  /** Upper-cased index name of the items' node. */
  indexName: string;
  name: string;
  /** Index name as used in addresses: `REGION EAST` becomes `region-east`. */
  slug: string;
  items: ContentItem[];
}

/** Data of a page with groups: a tab per group, and the items of the selected one. */
export interface SelectedGroup {
  tabs: Omit<ContentGroup, "items">[];
  /** Slug of the selected group; empty if there is none. */
  selected: string;
  items: ContentItem[];
  /** How many of all items were read, if not all of them were. */
  within?: { count: number; total: number } | undefined;
  /** The facts that the page opens with, if items of any group have facts. */
  facts?: Fact[] | undefined;
  /** Set if the items of all groups together describe an event. */
  eventDates?: EventDates | undefined;
}

export const GROUP_PARAMETER = "group";

/** Items by the index name of their node, groups by its `taxis`. */
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

/** A screen has room for one fact, or for two that are compared. */
const MAX_FACTS = 2;

/** The facts that a page opens with: those of the first item that has any. */
export function leadingFacts(items: ContentItem[]): Fact[] {
  const facts = groupByNode(items)
    .flatMap((group) => group.items)
    .map(factsOf);
  return facts.find(({ length }) => length > 0)?.slice(0, MAX_FACTS) ?? [];
}

/** Selects the group of a slug, or the first group if there is no such group. */
export function selectGroup(items: ContentItem[], slug?: string | null): SelectedGroup {
  const groups = groupByNode(items);
  const group = groups.find((candidate) => candidate.slug === slug) ?? groups[0];
  return {
    tabs: groups.map(({ items: _, ...tab }) => tab),
    selected: group?.slug ?? "",
    items: group?.items ?? [],
  };
}

/** Name of the selected group; undefined for the first, which needs no query. */
export function groupName(group: SelectedGroup): string | undefined {
  return group.tabs.find(({ slug }, index) => index > 0 && slug === group.selected)?.name;
}

/**
 * Query for a group: `groupQuery("region-east")` is `?group=region-east`.
 *
 * @param first slug of the page's first group, which needs no query.
 */
export function groupQuery(slug: string, first?: string): string {
  if (slug === first) return "";
  return `?${new URLSearchParams({ [GROUP_PARAMETER]: slug })}`;
}

/** Slug of the first group of a node's page, if the navigation contains it. */
export function firstGroup(node: NavigationNode | undefined): string | undefined {
  const [first] = node?.childs ?? [];
  return first && groupSlug(first.nodeIndexName);
}

export function groupSlug(indexName: string): string {
  return typedText(indexName).toLowerCase().replace(/\s+/g, "-");
}
