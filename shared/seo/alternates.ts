import { defaultLocale } from "../brand/locales.ts";
import { type Locale, languageTag, localPath } from "../i18n/locales.ts";

/**
 * The language and the path of each version of a page, for `hreflang`. The result is empty if the page has only one
 * version. A version in the default locale also stands for all other languages.
 */
export function alternatesOf(versions: ReadonlyMap<Locale, string>): [string, string][] {
  if (versions.size < 2) return [];
  const own = Array.from(versions, ([each, path]): [string, string] => [languageTag[each], path]);
  const common = versions.get(defaultLocale);
  return common ? [...own, ["x-default", common]] : own;
}

/** The versions of a page that has the same path in several locales. */
export function versionsIn(locales: readonly Locale[], path: string): Map<Locale, string> {
  return new Map(locales.map((each) => [each, localPath(each, path)]));
}

/** Resolves an address against the origin. Returns the origin for an invalid address. */
export function absolute(href: string, origin: string): string {
  try {
    return new URL(href, origin).href;
  } catch {
    return origin;
  }
}
