import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Edition } from "../../shared/i18n/editions.ts";
import { localPath } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";

const LANGUAGE_COOKIE = "lang";
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The language switch and the way in (contract section 4): `?lang` is
 * remembered, a bare `/` follows what was remembered.
 */
export function root(c: Context<AppEnv>): Response {
  const chosen = editionOf(c, c.req.query("lang"));
  if (chosen) {
    setCookie(c, LANGUAGE_COOKIE, chosen, {
      path: "/",
      maxAge: ONE_YEAR_SECONDS,
      sameSite: "Lax",
      secure: true,
      httpOnly: true,
    });
  }
  const edition = chosen ?? editionOf(c, getCookie(c, LANGUAGE_COOKIE)) ?? "zh";
  c.header("cache-control", "no-store");
  return c.redirect(localPath(edition, "/home"), 302);
}

/** An edition that is switched on, or none. */
function editionOf(c: Context<AppEnv>, value: string | undefined): Edition | undefined {
  return c.get("editions").find((edition) => edition === value);
}
