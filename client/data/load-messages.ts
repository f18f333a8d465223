import type { Locale } from "../../shared/i18n/locales.ts";
import { addMessages } from "../../shared/i18n/messages.ts";
import type { Messages } from "../../shared/i18n/zh.ts";

const sources: Record<Locale, () => Promise<Messages>> = {
  zh: async () => (await import("../../shared/i18n/zh.ts")).zh,
  en: async () => (await import("../../shared/i18n/en.ts")).en,
};

/** Must resolve before any message is looked up. The other locale is another document. */
export async function loadMessages(locale: Locale): Promise<void> {
  addMessages(locale, await sources[locale]());
}
