import { CacheApiLog } from "./invalidation-log.ts";

/** Without SITE_ORIGIN each Host header has a log of its own, and visitors can make up hosts. */
const MAX_LOGS = 16;

/** Returns a function for the log of a base (see invalidationsCacheUrl); the least recently used are dropped. */
export function cacheApiLogs(cache: Pick<Cache, "match" | "put">): (base: string) => CacheApiLog {
  const logs = new Map<string, CacheApiLog>();
  return (base) => {
    const log = logs.get(base) ?? new CacheApiLog(base, cache);
    logs.delete(base);
    logs.set(base, log);
    const [least] = logs.keys();
    if (logs.size > MAX_LOGS && least !== undefined) logs.delete(least);
    return log;
  };
}
