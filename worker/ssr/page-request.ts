import type { Locale } from "../../shared/i18n/locales.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import type { Warn } from "../config/log.ts";
import type { SiteVerification } from "../config/site-verification.ts";
import type { OpenContent } from "../content/open-content.ts";

/** All that a page is made from. */
export interface PageRequest {
  /** Address with the parameters that the page knows. */
  url: URL;
  /** The page that the address names; absent where it names none. */
  route?: PageRoute | undefined;
  /** Origin that canonical links have. */
  origin: string;
  locales: readonly Locale[];
  content: OpenContent;
  /** The complete document at once: for crawlers, for HEAD, and for what is stored. */
  waitForAll: boolean;
  /** Whether the browser may keep pages for the time without a network. */
  offline: boolean;
  /** Codes that search engines look for on every page. */
  verification?: SiteVerification;
  timeoutMs: number;
  now: () => number;
  /** For faults of the site's own. */
  reportFault: Warn;
  signal: AbortSignal;
}
