import type { Context } from "hono";
import { localeOfPath, locales, localPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { plainPage } from "../responses/plain-page.ts";

/** One per locale; the service worker stores them for offline use. */
export const OFFLINE_PAGES = locales.map((locale) => localPath(locale, "/offline"));

export function offlinePage(c: Context<AppEnv>): Response {
  c.get("record").route = "offline";
  return plainPage(localeOfPath(c.req.path), "offline", 200);
}
