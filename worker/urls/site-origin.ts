import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";

/** The origin that canonical addresses have: the configured one, else the request's. */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.get("config").siteOrigin ?? c.get("url").origin;
}
