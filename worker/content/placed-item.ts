import type { Navigation } from "../../shared/content/navigation.ts";
import type { ContentCard } from "../../shared/content/types.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import { detailHref, type itemHref, nodeOfItem } from "../../shared/routing/resolve.ts";

/** An item with what follows from the place of its node in the tree, which documents have in part (worker/ssr/document-tree.ts). */
export function placedItem<Item extends ContentCard>(
  item: Item,
  locale: Locale,
  navigation: Navigation,
  addressOf: typeof itemHref = detailHref,
): Item {
  const node = item.node && nodeOfItem(navigation, item.node);
  const href = addressOf(locale, navigation, item);
  if (!node && href === undefined) return item;
  const { nodeId, list } = node ?? {};
  return {
    ...item,
    ...(href !== undefined && { href }),
    ...(node && { node: { ...item.node, nodeId, ...(list && { list }) } }),
  };
}
