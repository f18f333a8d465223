import type { Context } from "hono";
import { editionOfPath, editions, localPath } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";
import { plainPage } from "../responses/plain-page.ts";

/** Of both editions: a browser keeps them while there is a network, and shows one when there is none. */
export const OFFLINE_PAGES = editions.map((edition) => localPath(edition, "/offline"));

export function offlinePage(c: Context<AppEnv>): Response {
  c.get("record").route = "offline";
  return plainPage(editionOfPath(c.req.path), "offline", 200);
}
