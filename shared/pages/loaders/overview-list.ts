import { findNode } from "../../content/navigation.ts";
import type { ContentCard, ContentPage } from "../../content/types.ts";
import { type Deferred, deferOptional } from "../../page/deferred.ts";
import { loadNode, type PageArgs } from "../page.ts";
import { loadPagedList, type PagedListData } from "./paged-list.ts";

export interface OverviewListData<Item extends ContentCard> extends PagedListData<ContentCard> {
  /** What stands above the list; only on the first page of the unfiltered list. */
  overview?: Deferred<ContentPage<Item>>;
}

/** Above disclosures the results and dates, with bodies; above ratings the latest 24 of them. */
export async function loadOverviewList(args: PageArgs): Promise<OverviewListData<ContentCard>> {
  const [data, page] = await Promise.all([loadPagedList(args), loadNode(args)]);
  const isOwn = args.route.view === "ratings";
  const node = isOwn ? page.node : findNode(page.navigation, "RESULTS AND DATES");
  if (!node || data.isAddressDeferred) return data;
  const { nodeId } = node;
  return { ...data, overview: deferOptional(args.api[isOwn ? "cards" : "list"]({ nodeId })) };
}
