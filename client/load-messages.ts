import type { Locale } from "../shared/i18n/locales.ts";
import { addMessages } from "../shared/i18n/messages.ts";
import type { Messages } from "../shared/i18n/zh.ts";

const sources: Record<Locale, () => Promise<Messages>> = {
  zh: async () => (await import("../shared/i18n/zh.ts")).zh,
  en: async () => (await import("../shared/i18n/en.ts")).en,
};

/** Nothing may ask for a text before this has resolved; the other edition is another document. */
export async function loadMessages(locale: Locale): Promise<void> {
  addMessages(locale, await sources[locale]());
}
