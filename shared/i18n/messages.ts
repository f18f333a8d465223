import type { Locale } from "./locales.ts";
import type { Messages } from "./messages/zh.ts";
import { selectPlural } from "./plurals.ts";

export type MessageKey = keyof Messages;

const catalogue: Partial<Record<Locale, Messages>> = {};

/**
 * Registers the messages of a locale before they are used. The server registers the messages of all locales, and the
 * browser only those of the current locale.
 */
export function addMessages(locale: Locale, messages: Messages): void {
  catalogue[locale] = messages;
}

/**
 * Returns a message in a locale and fills in its `{placeholders}`: `message("zh", "totalItems", { count: 128 })`
 * gives `共 128 条`.
 */
export function message(
  locale: Locale,
  key: MessageKey,
  values?: Record<string, string | number>,
): string {
  const messages = catalogue[locale];
  if (!messages) throw new Error(`the messages of the locale ${locale} are not registered`);
  const forms = messages[key];
  const text =
    typeof forms === "string" ? forms : selectPlural(locale, Number(values?.count), forms);
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
