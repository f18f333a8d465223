import { locales } from "../../shared/i18n/locales.ts";
import { addMessages } from "../../shared/i18n/messages.ts";

/**
 * Loads the messages of all locales for tools. Tools run in Node without Vite, so they cannot use
 * shared/i18n/all-messages.ts, which needs Vite's `import.meta.glob`.
 */
for (const locale of locales) {
  addMessages(locale, (await import(`../../shared/i18n/messages/${locale}.ts`)).messages);
}
