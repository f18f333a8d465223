import type { ContentCard, NodeId } from "../../shared/content/types.ts";
import { listTag, nodeTag } from "../cache/tags.ts";
import { TooLongError } from "../upstream/body.ts";
import { type ContentCall, GROUPS_LIMIT, groupsCall } from "../upstream/calls.ts";
import type { ItemList } from "../upstream/schema.ts";
import { type FetchPage, MAX_READ, READ_SIZE } from "./paging.ts";

/**
 * Some pages show their items in groups, with one group for each child of the page's node (docs/behaviour.md 3). This
 * file reads the items of such a page. Usually a single response has the items of all groups. If the items do not fit
 * into one response, the first items of each group are read with a separate call.
 */

/** If each group is read with a separate call, at most this many groups are read. */
export const MAX_GROUPS = 24;

/** Requests all items of a node's groups, or the first items of each group if a single response cannot hold all. */
export function allGroupsCall(
  domainId: number,
  nodeId: NodeId,
  groups: readonly { nodeId: NodeId }[],
): ContentCall<ItemList> {
  const all = groupsCall(domainId, nodeId);
  return {
    ...all,
    // Groups without items need tags, too, because they may get items.
    tags: (list) => [
      ...all.tags(list),
      ...groups.flatMap(({ nodeId: id }) => [nodeTag(id), listTag(id)]),
    ],
    compose: async (send) => {
      const list = await unlessTooLong(send(all));
      if (list && list.total <= list.items.length + list.rejected.length) return list;
      const nodes = groups.length > 0 ? groups.slice(0, MAX_GROUPS) : [{ nodeId }];
      const firsts = await Promise.all(
        nodes.map((node) =>
          readFitting((page) => send(groupsCall(domainId, node.nodeId, page)), nodes.length),
        ),
      );
      // A node may have items of its own besides the items of its groups.
      const isOwn = ({ node }: ContentCard) => groups.length > 0 && node?.nodeId === nodeId;
      const own = list?.items.filter(isOwn) ?? [];
      const items = [...own, ...firsts.flatMap((first) => first.items)];
      const total = list?.total ?? firsts.reduce((sum, first) => sum + first.total, 0);
      return { items, total, rejected: [] };
    },
  };
}

/** Page sizes that are tried, in this order, until the first page of a list fits into a response. */
const FITTING_SIZES = [READ_SIZE, 10, 2, 1];
/** At most this many pages of a list are read, whatever the page size is. */
const MAX_FITTING_PAGES = 20;

const encoder = new TextEncoder();

/**
 * Reads items of a list: at most {@link MAX_READ}, and only as many as fit into {@link GROUPS_LIMIT}. Also returns the
 * list's total.
 * @param lists how many lists share these limits.
 */
export async function readFitting<Item extends ContentCard>(
  fetchPage: FetchPage<Item>,
  lists = 1,
): Promise<ItemList<Item>> {
  const { first, pageSize } = await firstFittingPage(fetchPage);
  const most = Math.min(MAX_READ / lists, MAX_FITTING_PAGES * pageSize);
  const items: Item[] = [];
  let [bytes, total] = [0, first.total];
  let page: ItemList<Item> | undefined = first;
  for (let pageNo = 1; page; pageNo++) {
    ({ total } = page);
    for (const item of page.items) {
      const size = encoder.encode(JSON.stringify(item)).byteLength;
      const isFull = items.length >= MAX_READ / lists || bytes + size > GROUPS_LIMIT / lists;
      // A single item that is too long must not hide the items that follow.
      if (isFull && items.length === 0) continue;
      if (isFull) return { items, total, rejected: [] };
      bytes += size;
      items.push(item);
    }
    if (pageNo * pageSize >= Math.min(total, most)) break;
    page = await unlessTooLong(fetchPage({ pageNo, pageSize }));
  }
  return { items, total, rejected: [] };
}

/** Fetches the first page of a list. Uses the largest page size whose page fits into a response. */
async function firstFittingPage<Item extends ContentCard>(
  fetchPage: FetchPage<Item>,
  [pageSize = 1, ...smaller]: readonly number[] = FITTING_SIZES,
): Promise<{ first: ItemList<Item>; pageSize: number }> {
  const fetched = fetchPage({ pageNo: 0, pageSize });
  // If not even a single item fits, the call fails.
  const first = smaller.length > 0 ? await unlessTooLong(fetched) : await fetched;
  return first ? { first, pageSize } : firstFittingPage(fetchPage, smaller);
}

/** Resolves with undefined if the response is too long. */
function unlessTooLong<T>(response: Promise<T>): Promise<T | undefined> {
  return response.catch((error: unknown): undefined => {
    if (!(error instanceof TooLongError)) throw error;
  });
}
