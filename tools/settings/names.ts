import type { Env } from "../../worker/config/config.ts";
import { intended } from "../cli/misspelling.ts";

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
  UPSTREAM_IMAGES: "variable",
  UPSTREAM_KEY: "secret",
  UPSTREAM_ORIGIN: "variable",
  UPSTREAM_SIGNATURE_ALGORITHM: "variable",
  UPSTREAM_TIMEOUT_MS: "variable",
  UPSTREAM_USER: "variable",
  VIDEO_HOSTS: "variable",
  VITALS_SAMPLE: "variable",
  ASSETS: "binding",
  DB: "binding",
  API_LIMIT: "binding",
  HOOK_LIMIT: "binding",
  ITEM_LIMIT: "binding",
  REPORT_LIMIT: "binding",
  SEARCH_LIMIT: "binding",
  VITALS: "binding",
} satisfies Record<keyof Env, "variable" | "secret" | "binding">;

/** Every variable and secret that the worker reads. */
export const SETTING_NAMES = Object.entries(kinds)
  .filter(([, kind]) => kind !== "binding")
  .map(([name]) => name);

/** The known name that an unknown one is a misspelling of; undefined for one that is known or unlike any. */
export function intendedName(name: string): string | undefined {
  if (SETTING_NAMES.includes(name)) return undefined;
  return intended(name.toUpperCase().replaceAll("-", "_"), SETTING_NAMES);
}
