/** A server may run for hours: what is remembered of its calls has an end. */
const MAX_CALLS = 10_000;
const MAX_COUNTED = 10_000;

/** The calls that came to a content service. */
export interface CallLog {
  /** Method and target of the latest calls, in order. */
  calls: string[];
  /** Number of calls by method, target and body; the newest kinds of call only, where there are many. */
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
  // A kind that still comes moves to the end and is not forgotten.
  log.counts.delete(kind);
  log.counts.set(kind, count);
  forgetOldest(log.counts, MAX_COUNTED);
}

/** Appends to a list that keeps its latest entries; it is cut now and then, not each time. */
export function remember<T>(list: T[], entry: T, limit = MAX_CALLS): void {
  list.push(entry);
  if (list.length >= 2 * limit) list.splice(0, list.length - limit);
}

export function forgetOldest<T>(entries: Set<T> | Map<T, unknown>, limit: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= limit) return;
    entries.delete(key);
  }
}
