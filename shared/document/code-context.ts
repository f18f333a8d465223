import { createContext } from "react-router";

export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * How a page's loader loads the code that its content names. The browser counts it as a request, and
 * loads the page as a document if a deployment has removed the code.
 */
export const codeContext = createContext<LoadCode>((load) => load());
