import type { Env } from "../../worker/config/config.ts";

const kinds = {
  CACHE_FRESH_SECONDS: "variable",
  CACHE_STALE_SECONDS: "variable",
  CONTENT_DELAY_MS: "variable",
  CONTENT_DOMAIN_ID: "variable",
  CONTENT_DOMAIN_ID_EN: "variable",
  ERROR_REPORT_URL: "secret",
  HSTS: "variable",
  INVALIDATION_KEY: "secret",
  LOCAL_SERVER: "variable",
  ROBOTS: "variable",
  SERVICE_WORKER: "variable",
  SITE_ORIGIN: "variable",
  SITE_VERIFICATION: "variable",
  UPSTREAM_KEY: "secret",
  UPSTREAM_ORIGIN: "variable",
  UPSTREAM_SIGNATURE_ALGORITHM: "variable",
  UPSTREAM_TIMEOUT_MS: "variable",
  UPSTREAM_USER: "variable",
  VIDEO_HOSTS: "variable",
  ASSETS: "binding",
  DB: "binding",
  API_LIMIT: "binding",
  HOOK_LIMIT: "binding",
  ITEM_LIMIT: "binding",
  SEARCH_LIMIT: "binding",
} satisfies Record<keyof Env, "variable" | "secret" | "binding">;

/** Every variable and secret that the worker reads. */
export const SETTING_NAMES = Object.entries(kinds)
  .filter(([, kind]) => kind !== "binding")
  .map(([name]) => name);

/** More edits are another word. */
const MAX_EDITS = 2;

/** The known name that an unknown one is a misspelling of; undefined for one that is known or unlike any. */
export function intendedName(name: string): string | undefined {
  if (SETTING_NAMES.includes(name)) return undefined;
  const given = name.toUpperCase().replaceAll("-", "_");
  const [nearest] = SETTING_NAMES.map((known) => ({ known, edits: edits(given, known) })).toSorted(
    (a, b) => a.edits - b.edits,
  );
  return nearest && nearest.edits <= MAX_EDITS ? nearest.known : undefined;
}

/** Levenshtein distance, with neighbours that changed places as one edit. */
function edits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const at = (from: number[], column: number) => from[column] ?? Number.POSITIVE_INFINITY;
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
