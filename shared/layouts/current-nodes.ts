import { type Navigation, pathTo } from "../content/navigation.ts";
import type { NodeId } from "../content/types.ts";
import { type Locale, localPath } from "../i18n/locales.ts";
import { nodeHref, nodeOfPage } from "../routing/addresses.ts";
import type { PageRoute } from "../routing/page-route.ts";

/**
 * The values of `aria-current` in the main navigation, by node id. The page's node and its top-level ancestor have a
 * value: `page` if their link leads to this page, and otherwise `true`.
 */
export function currentNodes(
  navigation: Navigation,
  locale: Locale,
  route: PageRoute,
): ReadonlyMap<NodeId, "page" | "true"> {
  const node = nodeOfPage(navigation, route);
  const current = new Map<NodeId, "page" | "true">();
  if (!node) return current;
  const path = localPath(locale, `/${route.path}`);
  for (const marked of [node, pathTo(navigation, node)[0] ?? node]) {
    current.set(marked.nodeId, nodeHref(locale, marked) === path ? "page" : "true");
  }
  return current;
}
