import { en } from "./en.ts";
import { addMessages } from "./messages.ts";
import { zh } from "./zh.ts";

/** For the server and tests, which render all locales. */
addMessages("zh", zh);
addMessages("en", en);
