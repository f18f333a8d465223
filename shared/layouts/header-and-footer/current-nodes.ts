import { findNode, type Navigation, pathTo } from "../../content/navigation.ts";
import type { NodeId } from "../../content/types.ts";
import { type Locale, localPath } from "../../i18n/locales.ts";
import type { PageRoute } from "../../routing/page-route.ts";
import { nodeHref } from "../../routing/resolve.ts";

/**
 * `aria-current` of the main navigation by node id: for the page's node and its
 * top-level ancestor; `page` for a link that leads to the page.
 */
export function currentNodes(
  navigation: Navigation,
  locale: Locale,
  route: PageRoute,
): ReadonlyMap<NodeId, "page" | "true"> {
  const node = findNode(navigation, route.indexName ?? route.parent, route.nodeId);
  const current = new Map<NodeId, "page" | "true">();
  if (!node) return current;
  const path = localPath(locale, `/${route.path}`);
  for (const marked of [node, pathTo(navigation, node)[0] ?? node]) {
    current.set(marked.nodeId, nodeHref(locale, marked) === path ? "page" : "true");
  }
  return current;
}
