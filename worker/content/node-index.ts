import { ContentError } from "../../shared/content/errors.ts";
import { INCOMPLETE } from "../cache/policy.ts";
import { nodeTag, tagsOfItems } from "../cache/tags.ts";
import { indexPageCall, type PageQuery } from "../upstream/calls.ts";
import type { IndexEntry, IndexPage } from "../upstream/schema.ts";
import type { ComposedCall } from "./content-source.ts";

/** The items of a node in list order, without bodies; shared by all pages of these items. */
export interface NodeIndex {
  entries: IndexEntry[];
  /** Later pages of the list were unavailable. */
  isPartial?: boolean;
}

/**
 * Page sizes in order of attempts: the next one is used once the bodies make a response too long (2
 * MiB). Each divides the one before, so that the offset stays a multiple of the page size.
 */
const PAGE_SIZES = [50, 25, 5];
/** Items beyond have no adjacent items: nobody pages that far, and an isolate's memory stays bounded. */
const MAX_ENTRIES = 500;
/** The platform's smallest plan allows 50 subrequests per request, including those of the page itself. */
const MAX_CALLS = 40;
/** The platform allows six connections at a time; each response may have 2 MiB. */
const CALLS_AT_A_TIME = 4;

/** Fetches one page of the list; undefined if the response is too long. */
export type FetchIndexPage = (page: PageQuery) => Promise<IndexPage | undefined>;

/** The index of a node's list, cached as one value. */
export function nodeIndexCall(domainId: number, nodeId: number): ComposedCall<NodeIndex> {
  return {
    key: { call: "node-index", parameters: { domainId, nodeId } },
    policy: "index",
    rounds: 5,
    load: (send) =>
      readIndex(async (page) => {
        const { isTooLong, ...indexPage } = await send(indexPageCall(domainId, nodeId, page));
        return isTooLong ? undefined : indexPage;
      }),
    tags: ({ entries }) => [nodeTag(nodeId), ...tagsOfItems(entries)],
    limit: ({ isPartial }) => (isPartial ? [INCOMPLETE] : []),
  };
}

/** Reads the first page, which states the total, and then the others, a few at a time. */
export async function readIndex(fetchPage: FetchIndexPage): Promise<NodeIndex> {
  const entries = new Map<string, IndexEntry>();
  const sizes = [...PAGE_SIZES];
  let pageSize = sizes.shift() ?? MAX_ENTRIES;
  let start = 0;
  let total = 1;
  let calls = 0;
  while (start < total && calls < MAX_CALLS) {
    const missing = Math.ceil((total - start) / pageSize);
    const pages = Array.from(
      { length: Math.min(missing, CALLS_AT_A_TIME, MAX_CALLS - calls) },
      (_, index) => fetchPage({ pageNo: start / pageSize + index, pageSize }),
    );
    calls += pages.length;
    // A partial index is enough for most visitors, who read recent items.
    const read = start === 0 ? pages : pages.map((page) => page.catch(() => "failed" as const));
    for (const indexPage of await Promise.all(read)) {
      if (indexPage === "failed") return { entries: [...entries.values()], isPartial: true };
      if (!indexPage) {
        pageSize = sizes.shift() ?? failTooLong();
        break;
      }
      // A concurrent publication shifts items to the next page, where they are returned again.
      for (const entry of indexPage.entries) {
        if (!entries.has(entry.id))
          entries.set(entry.id, { ...entry, offset: start + entry.offset });
      }
      total = Math.min(indexPage.total, MAX_ENTRIES);
      start += pageSize;
    }
  }
  return { entries: [...entries.values()], ...(start < total && { isPartial: true }) };
}

/**
 * The zero-based position of an item; undefined if it is not in the list. Throws if a partial index
 * cannot tell.
 */
export function positionIn(
  index: NodeIndex,
  positions: ReadonlyMap<string, number>,
  id: string,
): number | undefined {
  const position = positions.get(id);
  const isLast = position === undefined || position === index.entries.length - 1;
  if (!index.isPartial || !isLast) return position;
  throw new ContentError("upstream", "the part of the list around the item is unavailable");
}

function failTooLong(): never {
  throw new ContentError("upstream", "even a few items of the list exceed the response limit");
}
