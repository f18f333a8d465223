import "../../shared/i18n/all-messages.ts";
import { type Navigation, navigationOf } from "../../shared/content/navigation.ts";
import type { NavigationNode } from "../../shared/content/types.ts";
import { type Locale, localPath } from "../../shared/i18n/locales.ts";
import { itemHref } from "../../shared/routing/resolve.ts";
import type { Seed, SeedItem, SeedNode } from "./seed.ts";

/** Path of the page that shows an item: its own, or that of its node; the home page where there is neither. */
export function itemAddress(locale: Locale, seed: Seed, item: SeedItem): string {
  const navigation = toNavigation(locale, seed);
  const node = navigation.nodeListMap.get(item.node);
  const card = { id: String(item.id), title: item.title, ...(node && { node }) };
  return itemHref(locale, navigation, card) ?? localPath(locale, "/home");
}

function toNavigation(locale: Locale, { root, others }: Seed): Navigation {
  return navigationOf({ nodes: root.childs.map(toNode), others: others.map(toNode) }, locale);
}

function toNode({ linkUrl, childs, ...node }: SeedNode): NavigationNode {
  return {
    ...node,
    id: String(node.nodeId),
    extra: false,
    childs: childs.map(toNode),
    ...(linkUrl && { linkUrl }),
  };
}
