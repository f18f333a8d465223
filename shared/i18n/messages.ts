import type { Locale } from "./locales.ts";
import type { Messages } from "./zh.ts";

export type MessageKey = keyof Messages;

const known: Partial<Record<Locale, Messages>> = {};

/** Makes the texts of an edition known: all of them on the server, in the browser those of the edition shown. */
export function addMessages(locale: Locale, messages: Messages): void {
  known[locale] = messages;
}

/**
 * A text of an edition with its `{placeholders}` filled in:
 * `message("zh", "totalItems", { count: 128 })` is `共 128 条`.
 */
export function message(
  locale: Locale,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  const messages = known[locale];
  if (!messages) throw new Error(`the texts of ${locale} have not been added`);
  return messages[key].replace(/\{(\w+)\}/g, (integer, name: string) =>
    String(values[name] ?? integer),
  );
}
