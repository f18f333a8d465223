import { defaultLocale } from "../brand/locales.ts";
import { type Locale, languageTag, localPath } from "../i18n/locales.ts";

/**
 * Language and path of each version of a page, for `hreflang`; empty for one alone. The default locale's,
 * if there is one, is also for all other languages.
 */
export function alternatesOf(versions: readonly Locale[], path: string): [string, string][] {
  if (versions.length < 2) return [];
  const own = versions.map((each): [string, string] => [languageTag[each], localPath(each, path)]);
  const common = versions.includes(defaultLocale) ? localPath(defaultLocale, path) : undefined;
  return common ? [...own, ["x-default", common]] : own;
}
