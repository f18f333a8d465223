import type { FreshnessLimit } from "../cache/policy.ts";

const NEVER: FreshnessLimit = { maxAge: 0, mustRevalidate: true };

/**
 * Reads the freshness limit in `CDN-Cache-Control` (RFC 9213). `Cache-Control` is ignored, because many frameworks send
 * `no-store` in it by default.
 */
export function freshnessLimit(headers: Headers): FreshnessLimit | undefined {
  const cacheControl = headers.get("cdn-cache-control");
  if (cacheControl === null) return undefined;
  const directives = new Map(
    cacheControl.split(",").map((directive) => {
      const [name = "", value = ""] = directive.trim().toLowerCase().split("=");
      return [name, value.replaceAll('"', "")];
    }),
  );
  if (["no-store", "no-cache", "private"].some((name) => directives.has(name))) return NEVER;
  const seconds = directives.get("s-maxage") ?? directives.get("max-age");
  const mustRevalidate = ["must-revalidate", "proxy-revalidate", "s-maxage"].some((name) =>
    directives.has(name),
  );
  if (seconds === undefined)
    return mustRevalidate ? { maxAge: Number.POSITIVE_INFINITY, mustRevalidate } : undefined;
  // An invalid number counts as zero (RFC 9111 section 4.2.1).
  const maxAge = /^\d+$/.test(seconds) ? Number(seconds) * 1000 : 0;
  return { maxAge, mustRevalidate };
}
