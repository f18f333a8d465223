import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { redirectRoutes } from "../../shared/brand/pages.ts";
import { locales, localPath, pathPrefix } from "../../shared/i18n/locales.ts";
import type { AppEnv, RequestContext } from "../app-env.ts";
import { ANY_NODE_TAG, NAVIGATION_TAG } from "../cache/tags.ts";
import { domainOf } from "../config/config.ts";
import { isLocalServer } from "../config/settings.ts";
import { enabledLocale } from "../middleware/context.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import { ONE_HOUR } from "../responses/cache-headers.ts";
import { share } from "../responses/shareable.ts";
import { redirectCall, redirectsCall } from "../upstream/redirects.ts";
import { canonicalPath, isWellFormed, localeOfSpelling, plainPath } from "../urls/site-paths.ts";

const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Redirects to HTTPS, even if settings are invalid. Over HTTP the browser would drop the cookie of the language switch.
 */
export const secureRedirect = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.req.url.startsWith("http:") || isLocalServer(c.env)) return next();
  const url = new URL(c.req.url);
  if (LOCAL_HOST.test(url.hostname)) return next();
  c.var.record.route = "redirect";
  url.protocol = "https:";
  return c.redirect(url.href, 308);
});

/** Redirects the root of a locale to the home page of that locale, and a section to the first page of that section. */
export const sections = new Hono<AppEnv>();

for (const locale of locales) {
  for (const { path, to } of [{ path: "", to: "home" }, ...redirectRoutes]) {
    const from = path ? localPath(locale, `/${path}`) : pathPrefix[locale] || "/";
    sections.get(from, (c, next) => {
      const { url, config } = c.var;
      const isHere = url.pathname === from && config.locales.includes(locale);
      return isHere ? c.redirect(localPath(locale, `/${to}`), 302) : next();
    });
  }
}

/**
 * Responds to requests for paths that belong to no route. Such a path is another spelling of a known path, a former
 * path, or an unknown path.
 */
export async function elsewhere(c: Context<AppEnv>): Promise<Response> {
  const { url, config, record } = c.var;
  const path = canonicalPath(url.pathname, config.locales);
  if (path !== undefined) {
    record.route = "redirect";
    // Browsers store the redirect for an hour only, so that it can still be changed.
    c.header("cache-control", ONE_HOUR);
    return c.redirect(path + url.search, 301);
  }
  if (isWellFormed(url.pathname)) {
    // Each path that a visitor makes up costs an upstream call.
    await checkRateLimit(c, "ITEM_LIMIT");
    const moved = await contentRedirect(c);
    if (moved) return moved;
  }
  const locale = enabledLocale(c, localeOfSpelling(url.pathname)) ?? defaultLocale;
  return c.redirect(localPath(locale, "/404"), 302);
}

/**
 * Browsers and shared caches store a redirect that comes from the content for this many seconds, because all changes of
 * content take effect within a minute.
 */
const ONE_MINUTE_SECONDS = 60;

/**
 * Redirects a former path if the content has a redirect for this path (docs/decisions/0010-redirects.md). Otherwise
 * returns undefined.
 */
export async function contentRedirect(c: Context<AppEnv>): Promise<Response | undefined> {
  const { url, config, calls } = c.var;
  const { pathname, search } = url;
  const domainId = domainOf(config, localeOfSpelling(pathname));
  const former = plainPath(pathname).toLowerCase();
  const found = config.upstream.embedded
    ? calls.get(redirectCall(domainId, former), { isOptional: true })
    : calls
        .get(redirectsCall(domainId), { isOptional: true })
        .then((all) => (Object.hasOwn(all, former) ? all[former] : undefined));
  // If the content service fails, the path is treated as if it had no redirect.
  const path = await found.catch(() => undefined);
  // A redirect to the same path with another query would never end.
  if (path === undefined || new URL(path, url).pathname === pathname) return undefined;
  c.var.record.route = "redirect";
  c.header("cache-control", `public, max-age=${ONE_MINUTE_SECONDS}`);
  shareRedirect(c.var, former);
  return c.redirect(/[?#]/.test(path) ? path : path + search, 301);
}

/**
 * Lets a shared cache store the redirect for a minute. An import of redirects, or a change of any node, invalidates the
 * stored redirect by its tags.
 */
function shareRedirect(site: RequestContext, former: string): void {
  const until = site.cache.now() + ONE_MINUTE_SECONDS * 1000;
  const age = { requestedAt: Number.NEGATIVE_INFINITY, freshUntil: until, usableUntil: until };
  const tags = [NAVIGATION_TAG, ANY_NODE_TAG];
  share(site, { age, tags, sequence: Number.POSITIVE_INFINITY }, former);
}

const LANGUAGE_COOKIE = "lang";
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Redirects `/` to the home page of a locale. The language switch adds `?lang=` with the chosen locale. A cookie stores
 * this locale for later requests.
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
  const locale = chosen ?? enabledLocale(c, getCookie(c, LANGUAGE_COOKIE)) ?? defaultLocale;
  return c.redirect(localPath(locale, "/home"), 302);
}
