import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { sourceOf } from "../middleware/provide-content.ts";
import { redirectsCall } from "../upstream/redirects.ts";
import { canonicalPath, plainPath } from "../urls/canonical-path.ts";
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

/** No longer than a change of the content takes to be seen everywhere. */
const ONE_MINUTE = "public, max-age=60";

/** Redirects a former path, if the content has it (docs/decisions/0010-redirects.md); otherwise undefined. */
export async function contentRedirect(c: Context<AppEnv>): Promise<Response | undefined> {
  const { pathname, search } = c.get("url");
  const call = redirectsCall(domainOf(c.get("config"), localeOfPath(pathname)));
  // Without the content service a path is as unknown as if it had no redirect.
  const redirects = await sourceOf(c)
    .get(call, { isPeripheral: true })
    .catch(() => ({}));
  const path = new Map(Object.entries(redirects)).get(plainPath(pathname).toLowerCase());
  if (path === undefined || path === pathname) return undefined;
  c.get("record").route = "redirect";
  c.header("cache-control", ONE_MINUTE);
  return c.redirect(path + search, 301);
}
