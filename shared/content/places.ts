import type { Locale } from "../i18n/locales.ts";

/** Separators of places. In English a comma is part of a place: `Nanjing, China`. */
const BETWEEN_PLACES: Record<Locale, RegExp> = { zh: /[、，,；;/]/, en: /[、，；;/]/ };

/** The places that an address names. */
export function placesIn(address: string | undefined, locale: Locale): string[] {
  const names = (address ?? "").split(BETWEEN_PLACES[locale]).map((name) => name.trim());
  return names.filter(Boolean);
}
