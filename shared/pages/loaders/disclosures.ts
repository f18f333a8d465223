import { findNode } from "../../content/navigation.ts";
import type { ContentCard } from "../../content/types.ts";
import { type Deferred, deferOptional } from "../../page/deferred.ts";
import { loadNode, type PageArgs } from "../page.ts";
import { loadPagedList, type PagedListData } from "./paged-list.ts";

export interface DisclosuresData extends PagedListData<ContentCard> {
  /** Latest results and a calendar; only on the first page of the unfiltered list. */
  overview?: Deferred<ContentCard[]>;
}

export async function loadDisclosures(args: PageArgs): Promise<DisclosuresData> {
  const [data, { navigation }] = await Promise.all([loadPagedList(args), loadNode(args)]);
  const node = findNode(navigation, "RESULTS AND DATES");
  if (!node || data.isAddressDeferred) return data;
  const overview = args.api.cards({ nodeId: node.nodeId }).then(({ items }) => items);
  return { ...data, overview: deferOptional(overview) };
}
