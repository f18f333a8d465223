import type { FreshnessLimit } from "../cache/policy.ts";

const NEVER: FreshnessLimit = { maxAge: 0, mustRevalidate: true };

/** What a response's `Cache-Control` allows a shared cache (RFC 9111, section 5.2.2); undefined: no limit. */
export function freshnessLimit(cacheControl: string | null): FreshnessLimit | undefined {
  const directives = new Map(
    (cacheControl ?? "").split(",").map((directive) => {
      const [name = "", value = ""] = directive.trim().toLowerCase().split("=");
      return [name, value.replaceAll('"', "")];
    }),
  );
  if (["no-store", "no-cache", "private"].some((name) => directives.has(name))) return NEVER;
  const seconds = directives.get("s-maxage") ?? directives.get("max-age");
  if (seconds === undefined) return undefined;
  // An invalid number counts as zero (section 4.2.1).
  const maxAge = /^\d+$/.test(seconds) ? Number(seconds) * 1000 : 0;
  const mustRevalidate = ["must-revalidate", "proxy-revalidate", "s-maxage"].some((name) =>
    directives.has(name),
  );
  return { maxAge, mustRevalidate };
}
