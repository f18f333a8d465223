import { groupSlug } from "../content/groups.ts";
import { type Navigation, pathTo } from "../content/navigation.ts";
import type { ContentCard, NodeId } from "../content/types.ts";
import { nodeOfItem } from "./addresses.ts";

/** A top-level node of the navigation to which a search can be restricted. */
export interface Section {
  nodeId: NodeId;
  name: string;
  /** The index name in the form for addresses: `FIRST SECTION` becomes `first-section`. */
  slug: string;
}

/**
 * The visible top-level nodes. The home node, nodes without an index name and nodes with a link of their own are left
 * out.
 */
export function sectionsOf({ nodeShowList }: Navigation): Section[] {
  return nodeShowList
    .filter(({ extra, nodeIndexName, linkUrl }) => !extra && nodeIndexName !== "" && !linkUrl)
    .map(({ nodeId, nodeName, nodeIndexName }) => ({
      nodeId,
      name: nodeName,
      slug: groupSlug(nodeIndexName),
    }));
}

/** The section with this slug, or undefined if there is none. */
export function findSection(navigation: Navigation, slug: string): Section | undefined {
  return sectionsOf(navigation).find((section) => section.slug === slug);
}

/**
 * A function that tests whether an item belongs to the section's node or a node below it. Undefined for an unknown
 * section.
 */
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
