import type { Edition } from "./editions.ts";
import { en } from "./en.ts";
import { type Messages, zh } from "./zh.ts";

/** The texts of each edition. The built client has client/catalogs.ts in this one's place. */
export const catalogs: Record<Edition, Messages> = { zh, en };
