import "../cli/messages.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import { type Locale, localPath } from "../../shared/i18n/locales.ts";
import { itemHref } from "../../shared/routing/addresses.ts";
import type { Seed, SeedNode } from "./seed.ts";

/**
 * Maps the id of each item to the path of the page that shows the item. An item without a page of its own is shown on
 * the page of its node, or else on the home page.
 */
export function itemPaths(locale: Locale, { root, others, items }: Seed): Map<number, string> {
  const tree = { nodes: root.childs.map(toNode), others: others.map(toNode) };
  const navigation = navigationOf(tree, locale);
  return new Map(
    items.map(({ id, title, node: name }) => {
      const node = navigation.nodeListMap.get(name);
      const card = { id: String(id), title, ...(node && { node }) };
      return [id, itemHref(locale, navigation, card) ?? localPath(locale, "/home")];
    }),
  );
}

function toNode({ linkUrl, childs, opening: _, list: __, ...node }: SeedNode): NavigationNode {
  return {
    ...node,
    id: String(node.nodeId),
    extra: false,
    childs: childs.map(toNode),
    ...(linkUrl && { linkUrl }),
  };
}
