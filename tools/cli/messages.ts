import { locales } from "../../shared/i18n/locales.ts";
import { addMessages } from "../../shared/i18n/messages.ts";

/**
 * Loads the messages of all locales for tools, which run in Node and so cannot use `import.meta.glob` like
 * shared/i18n/all-messages.ts.
 */
for (const locale of locales) {
  addMessages(locale, (await import(`../../shared/i18n/messages/${locale}.ts`)).messages);
}
