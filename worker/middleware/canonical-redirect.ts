import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { canonicalPath } from "../urls/canonical-path.ts";
import { pageAddress } from "../urls/page-address.ts";

/** Long enough to spare visitors the detour, short enough to change one's mind. */
const ONE_HOUR = "public, max-age=3600";

/** Leads from other forms of an address, and from addresses of old, to the one there is. */
export const canonicalRedirect = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get("url");
  c.set("address", pageAddress(c.get("url"), c.get("locales")));
  // A page's address has one form for its path.
  if (c.get("address")) return next();
  const path = canonicalPath(pathname, c.get("locales"));
  if (path === undefined) return next();
  c.get("record").route = "moved";
  c.header("cache-control", ONE_HOUR);
  return c.redirect(path + search, 301);
});
