import type { Opening } from "./opening.ts";

/** The page's name alone. */
const name: Opening = { background: "page", description: "text" };
export default name;
