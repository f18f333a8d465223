import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Locale } from "../../shared/i18n/locales.ts";
import { localPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";

const LANGUAGE_COOKIE = "lang";
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The language switch and the start page: `?lang` is stored in a cookie, and `/` redirects by that
 * cookie.
 */
export function root(c: Context<AppEnv>): Response {
  const chosen = localeOf(c, c.req.query("lang"));
  if (chosen) {
    setCookie(c, LANGUAGE_COOKIE, chosen, {
      path: "/",
      maxAge: ONE_YEAR_SECONDS,
      sameSite: "Lax",
      secure: true,
      httpOnly: true,
    });
  }
  const locale = chosen ?? localeOf(c, getCookie(c, LANGUAGE_COOKIE)) ?? "zh";
  return c.redirect(localPath(locale, "/home"), 302);
}

/** The value as a locale, if it is enabled. */
function localeOf(c: Context<AppEnv>, value: string | undefined): Locale | undefined {
  return c.get("locales").find((locale) => locale === value);
}
