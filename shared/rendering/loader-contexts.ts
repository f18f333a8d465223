import { createContext } from "react-router";
import type { ContentApi } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";

/** Creates the content API of a locale; the signal aborts with the request or navigation. */
export type GetContentApi = (locale: Locale, signal: AbortSignal) => ContentApi;

/** The content API for loaders, provided by the worker and by the browser. */
export const contentContext = createContext<GetContentApi>();

export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * How a page's loader loads the code that its content names. The browser counts it as a request, and
 * loads the page as a document if a deployment has removed the code.
 */
export const codeContext = createContext<LoadCode>((load) => load());
