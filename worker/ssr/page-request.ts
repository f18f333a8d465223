import type { Locale } from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import type { ResponseCache } from "../cache/cache.ts";
import type { Config } from "../config/config.ts";
import type { Warn } from "../config/log.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { Wait } from "./deferred.ts";

/** The part of the request context that every page depends on. */
export interface SiteContext {
  config: Config;
  /** The request's URL, whose origin canonical links have unless another is configured. */
  url: URL;
  locales: readonly Locale[];
  cache: Pick<ResponseCache, "now">;
  warn: Warn;
  /** For internal errors. */
  reportFault: Warn;
}

/** The page to render. */
export interface PageRequest {
  /** With only the parameters that the page supports. */
  url: URL;
  /** The page that the URL names, if any. */
  route?: PageRoute | undefined;
  source: ContentSource;
  wait: Wait;
  signal: AbortSignal;
}
