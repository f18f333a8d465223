import { locales } from "../../shared/i18n/locales.ts";
import { addMessages } from "../../shared/i18n/messages.ts";

/**
 * Loads the messages of all locales for tools. Node lacks `import.meta.glob`, which
 * shared/i18n/all-messages.ts uses.
 */
for (const locale of locales) {
  addMessages(locale, (await import(`../../shared/i18n/messages/${locale}.ts`)).messages);
}
