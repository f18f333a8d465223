/** A server may run for hours, so its log is bounded. */
const MAX_CALLS = 10_000;
const MAX_COUNTED = 10_000;

/** The calls that a content service received. */
export interface CallLog {
  /** Method and target of the latest calls, in order. */
  calls: string[];
  /** Number of calls by method, target and body; bounded to the latest. */
  counts: Map<string, number>;
  total: number;
}

export function emptyLog(): CallLog {
  return { calls: [], counts: new Map(), total: 0 };
}

export function record(log: CallLog, call: string, body: string): void {
  log.total += 1;
  remember(log.calls, call, MAX_CALLS);
  const kind = body === "" ? call : `${call} ${body}`;
  const count = (log.counts.get(kind) ?? 0) + 1;
  // A call that repeats moves to the end and is not evicted.
  log.counts.delete(kind);
  log.counts.set(kind, count);
  evictOldest(log.counts, MAX_COUNTED);
}

/** Appends to a list that keeps its latest entries; truncated from time to time, not on each call. */
export function remember<T>(list: T[], entry: T, limit = MAX_CALLS): void {
  list.push(entry);
  if (list.length >= 2 * limit) list.splice(0, list.length - limit);
}

export function evictOldest<T>(entries: Set<T> | Map<T, unknown>, limit: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= limit) return;
    entries.delete(key);
  }
}
