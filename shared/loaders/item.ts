import { generatePath, redirect } from "react-router";
import { notFound } from "../content/errors.ts";
import type { AdjacentItems, ContentItem, ContentPage } from "../content/types.ts";
import { localPath } from "../i18n/locales.ts";
import { loadBodyStyles } from "../items/body-styles.tsx";
import type { PageArgs } from "../rendering/contexts.tsx";
import { type Deferred, deferOptional } from "../rendering/deferred.tsx";
import { isItemId } from "../routing/query.ts";

export interface ItemData {
  item: ContentItem;
}

/**
 * Loads the item of a detail page. The loader waits for the item, because the response must have the status 404 if the
 * item does not exist.
 */
async function loadItem(args: PageArgs): Promise<ItemData> {
  const id = args.params.id ?? "";
  if (!isItemId(id)) throw notFound("the item");
  const item = await args.api.item(id);
  requireOwnPage(args, item);
  await loadBodyStyles([item], args.loadCode);
  return { item };
}

/**
 * Checks that the item belongs to this page. An item without an address, such as an item in another locale, is “not
 * found”. For an item of another list, the visitor is redirected to the item's own page.
 */
function requireOwnPage({ locale, route }: PageArgs, { id, href }: ContentItem): void {
  if (href === undefined) throw notFound("the item");
  if (href !== localPath(locale, generatePath(`/${route.path}`, { id }))) throw redirect(href);
}

export interface ArticleData extends ItemData {
  adjacentItems: Deferred<AdjacentItems>;
}

/** Loads an article. The loader does not wait for the adjacent items, and the page is complete without them. */
export async function loadArticle(args: PageArgs): Promise<ArticleData> {
  const { item } = await loadItem(args);
  return { item, adjacentItems: deferOptional(args.api.adjacentItems(item.id)) };
}

export interface ItemWithSiblings extends ItemData {
  /** Missing if the content service does not say to which node the item belongs. */
  siblings?: Deferred<ContentPage>;
}

/**
 * Loads an item. The loader does not wait for the other items of the same node, and the page is complete without them.
 */
export async function loadItemWithSiblings(args: PageArgs): Promise<ItemWithSiblings> {
  const { item } = await loadItem(args);
  const nodeId = item.node?.nodeId;
  if (nodeId === undefined) return { item };
  return { item, siblings: deferOptional(args.api.list({ nodeId })) };
}
