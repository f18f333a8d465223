import type { Context } from "hono";
import { localeOfPath, locales, localPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { plainPage } from "../responses/plain-page.ts";

/** Of both editions: a browser keeps them while there is a network, and shows one when there is none. */
export const OFFLINE_PAGES = locales.map((locale) => localPath(locale, "/offline"));

export function offlinePage(c: Context<AppEnv>): Response {
  c.get("record").route = "offline";
  return plainPage(localeOfPath(c.req.path), "offline", 200);
}
