import { typedText } from "../text/typed-text.ts";
import type { EventDates } from "./event-dates.ts";
import { type Fact, factsOf } from "./facts.ts";
import { groupBy } from "./group-by.ts";
import type { ContentItem, NavigationNode } from "./types.ts";

/** A group: the items of one node (an entry of the navigation), on a page that shows the items of several nodes. */
export interface ContentGroup {
  /** The index name of the items' node. It is a key in upper case, such as `REGION EAST`. */
  indexName: string;
  name: string;
  /** The index name in the form for addresses: `REGION EAST` becomes `region-east`. */
  slug: string;
  items: ContentItem[];
}

/** The items that a page shows: all items of its node, or the items of the selected group. */
export interface ShownItems {
  items: ContentItem[];
  /** The groups of the page. Missing if the page shows all items of its node. */
  tabs?: Omit<ContentGroup, "items">[];
  /** The slug of the selected group. Missing if there are no groups. */
  selected?: string;
  /** The number of items that were read and the number of all items. Missing if all items were read. */
  within?: { count: number; total: number } | undefined;
  /**
   * The key figures at the top of a page with the view `composed`. They may belong to an item of a group that is not
   * selected.
   */
  facts?: Fact[] | undefined;
  /** The event that the items of all groups describe. Only the page of a conference has it. */
  eventDates?: EventDates | undefined;
}

/** The content of a page's lead. The lead is the part below the page's name. It shows, for example, key figures. */
export interface LeadContent {
  items: ContentItem[];
  /** The facts at the top of the page. If the page has groups, they may belong to an item of any group. */
  facts: readonly Fact[];
}

export const GROUP_PARAMETER = "group";

/** Groups items by the index name of their node. Groups are ordered by the sort number `taxis` of the node. */
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

/** The greatest number of facts at the top of a page. If there are two facts, the page compares them. */
const MAX_FACTS = 2;

/** Returns the facts for the top of a page: at most two facts of the first item that has any. */
export function leadingFacts(items: ContentItem[]): Fact[] {
  const facts = groupByNode(items)
    .flatMap((group) => group.items)
    .map(factsOf);
  return facts.find(({ length }) => length > 0)?.slice(0, MAX_FACTS) ?? [];
}

/** Selects the group with this slug, or the first group if no group has this slug. */
export function selectGroup(items: ContentItem[], slug?: string | null) {
  const groups = groupByNode(items);
  const group = groups.find((candidate) => candidate.slug === slug) ?? groups[0];
  return {
    tabs: groups.map(({ items: _, ...tab }) => tab),
    selected: group?.slug ?? "",
    items: group?.items ?? [],
  };
}

/** Whether visitors can choose between several groups. */
export function hasTabs({ tabs = [] }: Pick<ShownItems, "tabs">): boolean {
  return tabs.length > 1;
}

/** The name of the selected group. It is undefined for the first group, which is shown if the address has no query. */
export function groupName({ tabs = [], selected }: ShownItems): string | undefined {
  return tabs.find(({ slug }, index) => index > 0 && slug === selected)?.name;
}

/**
 * The query that selects a group, such as `?group=region-east`.
 *
 * @param first the slug of the page's first group, for which no query is needed
 */
export function groupQuery(slug: string, first?: string): string {
  if (slug === first) return "";
  return `?${new URLSearchParams({ [GROUP_PARAMETER]: slug })}`;
}

/** The slug of the first group on a node's page, if the navigation contains the group. */
export function firstGroup(node: NavigationNode | undefined): string | undefined {
  const [first] = node?.childs ?? [];
  return first && groupSlug(first.nodeIndexName);
}

export function groupSlug(indexName: string): string {
  return typedText(indexName).toLowerCase().replace(/\s+/g, "-");
}
