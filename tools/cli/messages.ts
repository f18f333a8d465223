import { locales } from "../../shared/i18n/locales.ts";
import { addMessages } from "../../shared/i18n/messages.ts";

/** Of all locales, for tools: Node has no `import.meta.glob` as shared/i18n/all-messages.ts needs it. */
for (const locale of locales) {
  addMessages(locale, (await import(`../../shared/i18n/messages/${locale}.ts`)).messages);
}
