import { createContext, use } from "react";
import type { Locale } from "./locales.ts";
import { type MessageKey, message } from "./messages.ts";

/** The locale in which components are rendered. */
export const LocaleContext = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error("useLocale must be used within a LocaleContext");
  return locale;
}

/** Returns a function that looks up messages in the current locale: `const t = useMessages(); t("search")`. */
export function useMessages(): (
  key: MessageKey,
  values?: Record<string, string | number>,
) => string {
  const locale = useLocale();
  return (key, values) => message(locale, key, values);
}
