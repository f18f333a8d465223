import type { Context } from "hono";
import { renderSVG } from "uqr";
import { type Locale, localeOfPath, pathPrefix } from "../../shared/i18n/locales.ts";
import { QR_PAGE_PARAMETER } from "../../shared/routing/qr-code-url.ts";
import type { AppEnv } from "../app-env.ts";
import { ONE_DAY } from "../responses/cache-headers.ts";
import { findRoute } from "../urls/site-paths.ts";

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Responds with the canonical URL of a page of this site as a QR code, or with 404 for any other text. */
export function qrCode(c: Context<AppEnv>): Response {
  const { config, origin, record } = c.var;
  record.route = "qr";
  const path = c.req.query(QR_PAGE_PARAMETER) ?? "";
  const url = path.startsWith("/") ? URL.parse(path, origin) : null;
  if (url?.origin !== origin || !isPage(url, config.locales))
    return c.text("not the path of a page", 404);
  const svg = renderSVG(origin + url.pathname, { ecc: "M", border: QUIET_ZONE });
  return new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": ONE_DAY },
  });
}

function isPage({ pathname }: URL, locales: readonly Locale[]): boolean {
  const locale = localeOfPath(pathname);
  return (
    locales.includes(locale) && findRoute(pathname.slice(pathPrefix[locale].length)) !== undefined
  );
}
