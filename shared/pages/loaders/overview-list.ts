import { findNode } from "../../content/navigation.ts";
import type { ContentCard, ContentItem, ContentPage } from "../../content/types.ts";
import type { PagedListData } from "../../layouts/page/paged-page.tsx";
import { type Deferred, deferOptional } from "../../page/deferred.ts";
import { loadNode, type PageArgs } from "./load-node.ts";
import { loadPagedList } from "./paged-list.ts";

export interface OverviewListData<Item extends ContentCard> extends PagedListData<ContentCard> {
  /** What stands above the list; only on the first page of the unfiltered list. */
  overview?: Deferred<ContentPage<Item>>;
}

/** Below the results and dates, with bodies. */
export async function loadDisclosures(args: PageArgs): Promise<OverviewListData<ContentItem>> {
  const [data, { navigation }] = await Promise.all([loadPagedList(args), loadNode(args)]);
  const node = findNode(navigation, args.route.above);
  if (!node || data.isAddressDeferred) return data;
  return { ...data, overview: deferOptional(args.api.list({ nodeId: node.nodeId })) };
}

/** Below the latest 24 of them. */
export async function loadRatings(args: PageArgs): Promise<OverviewListData<ContentCard>> {
  const [data, { node }] = await Promise.all([loadPagedList(args), loadNode(args)]);
  if (!node || data.isAddressDeferred) return data;
  return { ...data, overview: deferOptional(args.api.cards({ nodeId: node.nodeId })) };
}
