import type { Effects } from "../../worker/platform/effects.ts";

/** A Cache API that counts calls of its methods. One of the methods can be made to fail. */
export function countedCache(failing?: "match" | "put"): {
  calls: { match: number; put: number };
  platformCache: Effects["platformCache"];
} {
  const calls = { match: 0, put: 0 };
  const called = (name: "match" | "put") => {
    calls[name]++;
    if (name === failing) throw new Error("The Cache API fails on purpose");
  };
  const platformCache = {
    async match(...args: Parameters<Cache["match"]>) {
      called("match");
      return caches.default.match(...args);
    },
    async put(...args: Parameters<Cache["put"]>) {
      called("put");
      return caches.default.put(...args);
    },
    delete: (...args: Parameters<Cache["delete"]>) => caches.default.delete(...args),
  };
  return { calls, platformCache };
}
