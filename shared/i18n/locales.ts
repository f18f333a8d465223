import { defaultLocale, locales as facts } from "../brand/locales.ts";
import type { LocaleFacts } from "./locale-facts.ts";

/**
 * The name of a locale is also its prefix in paths, its folder of content and, in capitals, the end of its setting.
 */
export type Locale = keyof typeof facts;

export const locales = Object.keys(facts) as Locale[];

export const localeFacts: Readonly<Record<Locale, LocaleFacts<Locale>>> = facts;

/** Value of `lang` on `<html>` (BCP 47). */
export const languageTag = byLocale((locale) => facts[locale].tag);

/** Path prefix of a locale: `""` or `"/en"`. */
export const pathPrefix = byLocale((locale) => (locale === defaultLocale ? "" : `/${locale}`));

/** The locale that a path belongs to. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pathname.split("/", 2);
  return locales.find((locale) => locale === first && pathPrefix[locale]) ?? defaultLocale;
}

/** A path in a locale: `("en", "/home")` is `/en/home`. */
export function localPath(locale: Locale, path: string): string {
  return `${pathPrefix[locale]}${path}`;
}

/** Value of `og:locale`. */
export function openGraphLocale(locale: Locale): string {
  const { openGraph, tag } = localeFacts[locale];
  return openGraph ?? tag.replace("-", "_");
}

export function byLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}
