import type { Edition } from "../shared/i18n/editions.ts";
import type { Messages } from "../shared/i18n/zh.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * The texts of the edition that is shown: the other one is another document.
 * Takes the place of shared/i18n/catalogs.ts in the built client (vite.config.ts).
 */
export const catalogs: Partial<Record<Edition, Messages>> = {};

const sources: Record<Edition, () => Promise<Messages>> = {
  zh: async () => (await import("../shared/i18n/zh.ts")).zh,
  en: async () => (await import("../shared/i18n/en.ts")).en,
};

/** Nothing may ask for a text before this has resolved. */
export async function loadCatalog(edition: Edition): Promise<void> {
  catalogs[edition] = await loadChunk(sources[edition]);
}
