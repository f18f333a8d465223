/// <reference types="vite/types/importMeta.d.ts" />
import { locales } from "./locales.ts";
import type { Messages } from "./messages/zh.ts";
import { addMessages } from "./messages.ts";

/**
 * The messages of all locales. Only the server and tests load all of them. A browser loads the messages of one locale.
 */
const files = import.meta.glob<Messages>("./messages/*.ts", { eager: true, import: "messages" });

for (const locale of locales) {
  const messages = files[`./messages/${locale}.ts`];
  if (messages) addMessages(locale, messages);
}
