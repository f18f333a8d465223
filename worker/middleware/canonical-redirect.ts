import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../app-env.ts";
import { canonicalPath } from "../urls/canonical-path.ts";
import { matchPage } from "../urls/match-page.ts";

/** Long enough to save repeated redirects, short enough to change them. */
const ONE_HOUR = "public, max-age=3600";

/** Redirects variant spellings and legacy URLs to the canonical URL. */
export const canonicalRedirect = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get("url");
  c.set("match", matchPage(c.get("url"), c.get("locales")));
  // The path of a page's URL is canonical.
  if (c.get("match")) return next();
  const path = canonicalPath(pathname, c.var);
  if (path === undefined) return next();
  c.get("record").route = "redirect";
  c.header("cache-control", ONE_HOUR);
  return c.redirect(path + search, 301);
});
