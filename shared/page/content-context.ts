import { createContext } from "react-router";
import type { ContentApi } from "../content/types.ts";
import type { Locale } from "../i18n/locales.ts";

/** Yields the content of an edition; the signal aborts when the page is no longer wanted. */
export type ContentSourceOf = (locale: Locale, signal: AbortSignal) => ContentApi;

/** Where loaders take their content from: the worker and the browser each put their own here. */
export const contentContext = createContext<ContentSourceOf>();
