import { defaultLocale, locales as facts } from "../brand/locales.ts";
import type { LocaleFacts } from "./locale-facts.ts";

/**
 * The name of a locale, such as `en`, and of its folder in `content`. For every locale except the one at the root, the
 * name is also the prefix of the locale's paths. A setting for one locale has a name that ends with the locale's name
 * in capitals, such as `CONTENT_DOMAIN_ID_EN`.
 */
export type Locale = keyof typeof facts;

export const locales = Object.keys(facts) as Locale[];

export const localeFacts: Readonly<Record<Locale, LocaleFacts<Locale>>> = facts;

/** The value of `lang` on `<html>` (BCP 47). */
export const languageTag = byLocale((locale) => facts[locale].tag);

/** The prefix of a locale's paths: `""` or `"/en"`. */
export const pathPrefix = byLocale((locale) => (locale === defaultLocale ? "" : `/${locale}`));

/** The locale to which a path belongs. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.split("/", 2);
  return locales.find((locale) => locale === first && pathPrefix[locale]) ?? defaultLocale;
}

/** The path of a page in a locale: `("en", "/home")` gives `/en/home`. */
export function localPath(locale: Locale, path: string): string {
  return `${pathPrefix[locale]}${path}`;
}

/** The value of `og:locale`. */
export function openGraphLocale(locale: Locale): string {
  const { openGraph, tag } = localeFacts[locale];
  return openGraph ?? tag.replace("-", "_");
}

export function byLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}
