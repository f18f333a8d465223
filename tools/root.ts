import { join } from "node:path";

/** Root of the repository; every script may be started from any folder. */
export const ROOT = join(import.meta.dirname, "..");
