import { findNode, type Navigation, pathTo } from "../../content/navigation.ts";
import type { NodeId } from "../../content/types.ts";
import { type Locale, localPath } from "../../i18n/locales.ts";
import type { PageRoute } from "../../routing/page-route.ts";
import { nodeHref } from "../../routing/resolve.ts";

/**
 * `aria-current` of the top navigation by node id: for the page's node and its
 * top-level ancestor, which is `page` if its link leads to the page.
 */
export function currentNodes(
  navigation: Navigation,
  locale: Locale,
  route: PageRoute,
): ReadonlyMap<NodeId, "page" | "true"> {
  const node = findNode(navigation, route.indexName ?? route.parent, route.nodeId);
  const current = new Map<NodeId, "page" | "true">();
  if (!node) return current;
  current.set(node.nodeId, "true");
  const top = pathTo(navigation, node)[0] ?? node;
  const isTarget = nodeHref(locale, top) === localPath(locale, `/${route.path}`);
  return current.set(top.nodeId, isTarget ? "page" : "true");
}
