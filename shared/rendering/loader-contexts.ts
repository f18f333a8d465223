import { createContext } from "react-router";
import type { ContentApi } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";

/** Creates the content API of a locale. The signal aborts together with the request or the navigation. */
export type GetContentApi = (locale: Locale, signal: AbortSignal) => ContentApi;

/** The content API for loaders, which the worker and the browser provide. */
export const contentContext = createContext<GetContentApi>();

export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads the code of blocks and openings for a page's loader. The browser counts this as a request, and loads the page
 * as a document if a deployment has removed the code.
 */
export const codeContext = createContext<LoadCode>((load) => load());
