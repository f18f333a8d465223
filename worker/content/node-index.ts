import { ContentError } from "../../shared/content/errors.ts";
import { nodeTag, tagsOfItems } from "../cache/tags.ts";
import { indexPageCall, type PageQuery } from "../upstream/calls.ts";
import type { IndexEntry, IndexPage } from "../upstream/schema.ts";
import type { ContentSource, DerivedValue } from "./content-source.ts";

/** The items of a node in the order of its list, without bodies; shared by all pages of these items. */
export interface NodeIndex {
  entries: IndexEntry[];
  /** The rest of the list could not be had: nothing is known of what is not here. */
  isPartial?: boolean;
}

/**
 * Items asked for at once; the next smaller number where the bodies make a
 * response too long (2 MiB). Each divides the one before, so that pages of one
 * size end where those of the next begin.
 */
const PIECE_SIZES = [50, 25, 5];
/** Further down an item has no neighbours: nobody pages that far, and an isolate's memory stays bounded. */
const MAX_ENTRIES = 500;
/** The platform's smallest plan allows 50 subrequests for each request, the page's own among them. */
const MAX_CALLS = 40;

/** Sends a list call for one page; undefined where the response is too long. */
export type FetchIndexPage = (page: PageQuery) => Promise<IndexPage | undefined>;

/** The index of a node's list: from memory while it is fresh, else from the cache, else from list calls. */
export function nodeIndex(
  source: Pick<ContentSource, "derive">,
  { domainId, nodeId }: { domainId: number; nodeId: number },
  use: Pick<DerivedValue<NodeIndex>, "shownTags" | "isExtra">,
): Promise<NodeIndex> {
  return source.derive<NodeIndex>({
    key: { call: "node-index", parameters: { domainId, nodeId } },
    calls: 10,
    load: (send) =>
      readIndex(async (page) => {
        const { isTooLong, ...piece } = await send(indexPageCall(domainId, nodeId, page));
        return isTooLong ? undefined : piece;
      }),
    tags: ({ entries }) => [nodeTag(nodeId), ...tagsOfItems(entries)],
    ...use,
  });
}

/** One call after the other: each tells whether there is more, and a list is no reason to crowd the upstream. */
export async function readIndex(fetchPage: FetchIndexPage): Promise<NodeIndex> {
  const entries = new Map<string, IndexEntry>();
  const sizes = [...PIECE_SIZES];
  let pageSize = sizes.shift() ?? MAX_ENTRIES;
  let start = 0;
  let total = MAX_ENTRIES;
  for (let calls = 0; start < total && calls < MAX_CALLS; calls++) {
    const requested = fetchPage({ pageNo: start / pageSize, pageSize });
    // What has been read serves most visitors, who come for recent items.
    const piece = await (start === 0 ? requested : requested.catch(() => "failed" as const));
    if (piece === "failed") return { entries: [...entries.values()], isPartial: true };
    if (!piece) {
      pageSize = sizes.shift() ?? tooLong();
      continue;
    }
    // An item that is published meanwhile moves others to a page where they come again.
    for (const entry of piece.entries) if (!entries.has(entry.id)) entries.set(entry.id, entry);
    total = Math.min(piece.total, MAX_ENTRIES);
    start += pageSize;
  }
  return { entries: [...entries.values()], ...(start < total && { isPartial: true }) };
}

/** Where an item stands, counted from zero; undefined where it is not in the list. Throws where that is not known. */
export function positionIn(
  index: NodeIndex,
  positions: ReadonlyMap<string, number>,
  id: string,
): number | undefined {
  const position = positions.get(id);
  const isLast = position === undefined || position === index.entries.length - 1;
  if (!index.isPartial || !isLast) return position;
  throw new ContentError("upstream", "the part of the list around the item could not be had");
}

function tooLong(): never {
  throw new ContentError("upstream", "even a few items of the list are too long a response");
}
