import { groupSlug } from "../content/groups.ts";
import { type Navigation, pathTo } from "../content/navigation.ts";
import type { ContentCard, NodeId } from "../content/types.ts";
import { nodeOfItem } from "./resolve.ts";

/** A top-level node of the navigation that a search can be restricted to. */
export interface Section {
  nodeId: NodeId;
  name: string;
  /** Index name as used in addresses: `FIRST SECTION` becomes `first-section`. */
  slug: string;
}

/** The visible top-level nodes, except home and those without an index name or with their own link. */
export function sectionsOf({ nodeShowList }: Navigation): Section[] {
  return nodeShowList
    .filter(({ extra, nodeIndexName, linkUrl }) => !extra && nodeIndexName !== "" && !linkUrl)
    .map(({ nodeId, nodeName, nodeIndexName }) => ({
      nodeId,
      name: nodeName,
      slug: groupSlug(nodeIndexName),
    }));
}

/** The section of a slug; undefined if there is none. */
export function findSection(navigation: Navigation, slug: string): Section | undefined {
  return sectionsOf(navigation).find((section) => section.slug === slug);
}

/** Predicate for items of the section's node or any node below it; undefined for an unknown section. */
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
