import { pageRoutes } from "../../shared/brand/pages.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { PageContextValue } from "../../shared/rendering/contexts.tsx";

/** A node of a navigation tree whose title is the same as its index name. */
export function testNode(
  nodeIndexName: string,
  childs: NavigationNode[] = [],
  more: Partial<NavigationNode> = {},
): NavigationNode {
  return {
    id: nodeIndexName,
    nodeId: 0,
    nodeName: nodeIndexName,
    nodeIndexName,
    childs,
    extra: false,
    taxis: 0,
    isShow: true,
    ...more,
  };
}

/** The home page, with these nodes as its navigation. */
export function testPage(nodes: NavigationNode[], locale: Locale = "zh"): PageContextValue {
  const [route] = pageRoutes;
  if (!route) throw new Error("the route table is empty");
  const navigation = navigationOf({ nodes, others: [] }, locale);
  return { locale, navigation, route };
}
