import type { Context, Next } from "hono";
import { company, site } from "../../shared/brand/site.ts";
import { languageTag, localeOfPath, locales, localPath } from "../../shared/i18n/locales.ts";
import { ERRORS_PATH, VITALS_PATH } from "../../shared/rendering/reporting.ts";
import type { AppEnv } from "../app-env.ts";
import type { Effects } from "../platform/effects.ts";
import {
  ONE_DAY,
  ONE_DAY_SECONDS,
  ONE_HOUR,
  ONE_HOUR_SECONDS,
} from "../responses/cache-headers.ts";

/**
 * Paths that have nothing for search engines. The search page is not in this list, because its `noindex` has an effect
 * only if crawlers read it.
 */
const DISALLOWED = ["/api/", "/hooks/", VITALS_PATH, ERRORS_PATH];

/** Serves the rules for crawlers (RFC 9309) and the URL of the sitemap. */
export function robots(c: Context<AppEnv>): Response {
  c.var.record.route = "robots";
  const isIndexed = c.var.config.robots === "index";
  const lines = isIndexed
    ? [...DISALLOWED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${c.var.origin}/sitemap.xml`]
    : // Crawlers must be allowed to fetch everything. Otherwise they would not see `X-Robots-Tag: noindex`.
      ["Disallow:"];
  const shown = { address: c.req.path, hasOrigin: true };
  c.var.sharedCache.allowed = { ...shown, seconds: ONE_HOUR_SECONDS };
  return c.text(["User-agent: *", ...lines, ""].join("\n"), 200, { "cache-control": ONE_HOUR });
}

const DAY_MS = 86_400_000;
/** RFC 9116 section 2.5.5 recommends less than a year. */
const VALID_DAYS = 180;

/** Serves the contact for security reports (RFC 9116). */
export function securityTxt({ now }: Pick<Effects, "now">) {
  return (c: Context<AppEnv>): Response => {
    const midnight = Math.floor(now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${company.securityContact}`,
      `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${locales.join(", ")}`,
      `Canonical: ${c.var.origin}/.well-known/security.txt`,
      "",
    ];
    return c.text(lines.join("\n"), 200, { "cache-control": ONE_DAY });
  };
}

/** Serves the web app manifest (W3C) of a locale. */
export function manifest(c: Context<AppEnv>, next: Next) {
  const locale = localeOfPath(c.req.path);
  if (!c.var.config.locales.includes(locale)) return next();
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/icons/icon-${purpose === "maskable" ? "maskable-" : ""}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const home = localPath(locale, "/home");
  c.var.sharedCache.allowed = { address: c.req.path, seconds: ONE_DAY_SECONDS };
  return Response.json(
    {
      name: site.name[locale],
      short_name: site.name[locale],
      description: site.description[locale],
      lang: languageTag[locale],
      id: home,
      scope: "/",
      start_url: home,
      display: "minimal-ui",
      background_color: site.themeColor.light,
      theme_color: site.themeColor.dark,
      icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    },
    { headers: { "content-type": "application/manifest+json", "cache-control": ONE_DAY } },
  );
}
