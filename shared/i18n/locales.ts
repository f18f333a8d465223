/** The site's locales: Chinese at the root, English under `/en`. */
export const locales = ["zh", "en"] as const;

export type Locale = (typeof locales)[number];

/** Value of `lang` on `<html>` (BCP 47). */
export const languageTag: Record<Locale, string> = { zh: "zh-CN", en: "en" };

/** Path prefix of a locale: `""` or `"/en"`. */
export const pathPrefix: Record<Locale, string> = { zh: "", en: "/en" };

/** The locale that a path belongs to. */
export function localeOfPath(pathname: string): Locale {
  return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "zh";
}

/** A path in a locale: `("en", "/home")` is `/en/home`. */
export function localPath(locale: Locale, path: string): string {
  return `${pathPrefix[locale]}${path}`;
}

/** The locale that the language switch leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === "zh" ? "en" : "zh";
}
