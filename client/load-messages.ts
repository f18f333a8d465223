import type { Edition } from "../shared/i18n/editions.ts";
import { addMessages } from "../shared/i18n/messages.ts";
import type { Messages } from "../shared/i18n/zh.ts";

const sources: Record<Edition, () => Promise<Messages>> = {
  zh: async () => (await import("../shared/i18n/zh.ts")).zh,
  en: async () => (await import("../shared/i18n/en.ts")).en,
};

/** Nothing may ask for a text before this has resolved; the other edition is another document. */
export async function loadMessages(edition: Edition): Promise<void> {
  addMessages(edition, await sources[edition]());
}
