import type { FreshnessLimit } from "../cache/policy.ts";

const NEVER: FreshnessLimit = { maxAge: 0, mustRevalidate: true };

/** What `Cache-Control` and `Age` allow a shared cache (RFC 9111, sections 4.2 and 5.2.2); undefined: no limit. */
export function freshnessLimit(headers: Headers): FreshnessLimit | undefined {
  const cacheControl = headers.get("cache-control");
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
  const age = Number(headers.get("age")) || 0;
  // An invalid number counts as zero (section 4.2.1).
  const maxAge = /^\d+$/.test(seconds) ? Math.max(0, Number(seconds) - age) * 1000 : 0;
  return { maxAge, mustRevalidate };
}
