import { en } from "./en.ts";
import { addMessages } from "./messages.ts";
import { zh } from "./zh.ts";

/** For whoever shows more than one edition: the server, and tests. */
addMessages("zh", zh);
addMessages("en", en);
