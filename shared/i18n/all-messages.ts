import { locales } from "./locales.ts";
import { loadMessages } from "./messages.ts";

/** For the server and tests, which render all locales. */
await Promise.all(locales.map(loadMessages));
