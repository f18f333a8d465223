import type { ContentPage } from "../../shared/content/types.ts";
import type { PageQuery } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";

/** Asks the content service for one page of a list. */
export type AskPage = (query: PageQuery) => Promise<ItemList>;

/** Page numbers above this are compared with the first page's total before they are asked for. */
const FAR_PAGE = 50;

/** The page, or the last one where the asked lies beyond it. */
export async function pageOf(page: number, pageSize: number, ask: AskPage): Promise<ContentPage> {
  if (page <= FAR_PAGE) return nearPage(page, pageSize, ask);
  const { total } = await ask({ pageNo: 0, pageSize });
  return nearPage(Math.min(page, pageCountOf(total, pageSize)), pageSize, ask);
}

/** The total may change from one answer to the next; the number shrinks with each turn. */
async function nearPage(page: number, pageSize: number, ask: AskPage): Promise<ContentPage> {
  const { items, total } = await ask({ pageNo: page - 1, pageSize });
  const pageCount = pageCountOf(total, pageSize);
  if (page > pageCount) return nearPage(pageCount, pageSize, ask);
  return { items, total, page, pageSize, pageCount };
}

export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
