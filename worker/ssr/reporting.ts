import { build } from "virtual:client-assets";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { Reporting } from "../../shared/page/reporting.ts";
import type { PageRoute } from "../../shared/routing/table.ts";
import type { Config } from "../config/config.ts";

/** What browsers with a document of the route report; undefined if it is nothing. */
export function reportingOf(
  { vitalsSample, reportsErrors }: Config,
  { view }: PageRoute,
  locale: Locale,
): Reporting | undefined {
  if (vitalsSample === 0 && !reportsErrors) return undefined;
  return { vitals: vitalsSample, errors: reportsErrors, page: { build, view, locale } };
}
