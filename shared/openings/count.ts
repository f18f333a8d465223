import type { Opening } from "./opening.ts";

/** The page's name, and the number of its items beside it. */
const count: Opening = { background: "dark", description: "text" };
export default count;
