import { type Age, retentionSeconds } from "./policy.ts";

/** An upstream answer as it is kept: a value, or the fact that there is none, and the tags of what it shows. */
export type Entry = Age & { tags: string[] } & ({ value: unknown } | { missing: true });

/** Where entries are kept. Neither method rejects: a failing cache never fails a page. */
export interface EntryStore {
  read(url: string): Promise<Entry | undefined>;
  write(url: string, entry: Entry, now: number): Promise<void>;
}

/** The Cache API of the data centre, or of the local simulation. */
export function createEntryStore(
  cache: Pick<Cache, "match" | "put">,
  warn: (message: string, cause: unknown) => void,
): EntryStore {
  return {
    async read(url) {
      try {
        const response = await cache.match(url);
        return response && (await response.json<Entry>());
      } catch (cause) {
        warn("the cache could not be read", cause);
        return undefined;
      }
    },
    async write(url, entry, now) {
      try {
        await cache.put(url, toResponse(entry, now));
      } catch (cause) {
        warn("the cache could not be written", cause);
      }
    },
  };
}

/** The platform's own stale rules do not reach the Cache API: it only forgets, after `max-age`. */
function toResponse(entry: Entry, now: number): Response {
  return Response.json(entry, {
    headers: { "cache-control": `max-age=${retentionSeconds(entry, now)}` },
  });
}
