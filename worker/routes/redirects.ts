import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { localeOfPath, localPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { enabledLocale, sourceOf } from "../middleware/context.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import { ONE_HOUR } from "../responses/cache-headers.ts";
import { redirectCall } from "../upstream/redirects.ts";
import { canonicalPath, plainPath } from "../urls/canonical-path.ts";
import { matchPage } from "../urls/site-paths.ts";

/** Redirects variant spellings and legacy URLs to the canonical URL. */
export const canonicalRedirect = createMiddleware<AppEnv>(async (c, next) => {
  const { url, locales } = c.var;
  const match = matchPage(url, locales);
  c.set("match", match);
  // The path of a page's URL is canonical.
  const path = match ? undefined : canonicalPath(url.pathname, c.var);
  if (path === undefined) return next();
  c.get("record").route = "redirect";
  // Long enough to save repeated redirects, short enough to change them.
  c.header("cache-control", ONE_HOUR);
  return c.redirect(path + url.search, 301);
});

/** No longer than a change of the content takes to be seen everywhere. */
const ONE_MINUTE = "public, max-age=60";

/** Redirects a former path, if the content has it (docs/decisions/0010-redirects.md); otherwise undefined. */
export async function contentRedirect(c: Context<AppEnv>): Promise<Response | undefined> {
  const { url, config, match } = c.var;
  const { pathname, search } = url;
  // An item that does not exist has been counted.
  if (!match) await checkRateLimit(c, "ITEM_LIMIT");
  if (!config.upstream.embedded) return undefined;
  const domainId = domainOf(config, localeOfPath(pathname));
  // Without the content service a path is as unknown as if it had no redirect.
  const path = await sourceOf(c)
    .get(redirectCall(domainId, plainPath(pathname).toLowerCase()), { isPeripheral: true })
    .catch(() => undefined);
  if (path === undefined || path === pathname) return undefined;
  c.get("record").route = "redirect";
  c.header("cache-control", ONE_MINUTE);
  return c.redirect(path + search, 301);
}

const LANGUAGE_COOKIE = "lang";
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The language switch and the start page: `?lang` is stored in a cookie, and `/` redirects by that
 * cookie.
 */
export function root(c: Context<AppEnv>): Response {
  const chosen = enabledLocale(c, c.req.query("lang"));
  if (chosen) {
    setCookie(c, LANGUAGE_COOKIE, chosen, {
      path: "/",
      maxAge: ONE_YEAR_SECONDS,
      sameSite: "Lax",
      secure: true,
      httpOnly: true,
    });
  }
  const locale = chosen ?? enabledLocale(c, getCookie(c, LANGUAGE_COOKIE)) ?? "zh";
  return c.redirect(localPath(locale, "/home"), 302);
}
