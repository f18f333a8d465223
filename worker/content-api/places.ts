import type { Locale } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";

export function placesIn(address: string | undefined, locale: Locale): string[] {
  const separator = new RegExp(`[${message(locale, "betweenPlaces")}]`);
  const names = (address ?? "").split(separator).map((name) => name.trim());
  return names.filter(Boolean);
}
