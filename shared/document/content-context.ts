import { createContext } from "react-router";
import type { ContentApi } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";

/** Creates the content API of a locale; the signal aborts with the request or navigation. */
export type GetContentApi = (locale: Locale, signal: AbortSignal) => ContentApi;

/** The content API for loaders, provided by the worker and by the browser. */
export const contentContext = createContext<GetContentApi>();
