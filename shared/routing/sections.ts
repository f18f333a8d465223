import { groupSlug } from "../content/groups.ts";
import { type Navigation, pathTo } from "../content/navigation.ts";
import type { ContentCard } from "../content/types.ts";
import { nodeOfItem } from "./resolve.ts";

/** A top node of the navigation, as a search is narrowed down to it. */
export interface Section {
  nodeId: number;
  name: string;
  /** Its index name as an address has it: `CONTACT US` is `contact-us`. */
  slug: string;
}

/** The visible top nodes; home and what has no name for an address are none. */
export function sectionsOf({ nodeShowList }: Navigation): Section[] {
  return nodeShowList
    .filter(({ extra, nodeIndexName, linkUrl }) => !extra && nodeIndexName !== "" && !linkUrl)
    .map(({ nodeId, nodeName, nodeIndexName }) => ({
      nodeId,
      name: nodeName,
      slug: groupSlug(nodeIndexName),
    }));
}

/** The section that an address asks for; undefined where there is no such one. */
export function findSection(navigation: Navigation, slug: string): Section | undefined {
  return sectionsOf(navigation).find((section) => section.slug === slug);
}

/** Tells the items that hang on the section's node or anywhere below it; undefined where there is no such section. */
export function sectionFilter(
  navigation: Navigation,
  slug: string,
): ((item: Pick<ContentCard, "node">) => boolean) | undefined {
  const section = findSection(navigation, slug);
  if (!section) return undefined;
  return ({ node }) => {
    const own = node && nodeOfItem(navigation, node);
    return own !== undefined && pathTo(navigation, own)[0]?.nodeId === section.nodeId;
  };
}
