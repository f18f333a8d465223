import { createContext } from "react";
import type { Locale } from "../i18n/locales.ts";
import type { Chrome } from "./chrome-content.ts";
import type { DescribedPage } from "./page-content.ts";

/** Collects structured data while a document is rendered, so that it stands at the end, not among what is read. */
export interface StructuredDataSink {
  /** Returns the HTML that is to stand in place: empty unless the end of the document is rendered already. */
  add(page: DescribedPage): string;
  /** The HTML of all that was collected. */
  end(): string;
}

/** What the document itself is made of; the same on both sides of hydration. */
export interface DocumentContextValue {
  /** The editions that are switched on. */
  locales: readonly Locale[];
  /** Origin of canonical addresses. */
  origin: string;
  /** When the content was asked for, in ISO 8601, where it is old and cannot be renewed now. */
  contentAsOf?: string | undefined;
  /** Whether the browser may keep pages for the time without a network. */
  offline?: boolean | undefined;
  chrome: Chrome;
  /** Escaped JSON for the browser; empty in the browser, which has read it. */
  hydration: string;
  /** Set on streamed documents only (contract section 7). */
  nonce?: string | undefined;
  /** Told of each page that has come on screen, by the key of its location; the browser's effects listen. */
  onPageShown?: ((locationKey: string) => void) | undefined;
  /** Takes a picture that waits to come near; returns how to forget it. Only what React has hydrated may be changed. */
  watchPicture?: ((picture: HTMLImageElement) => () => void) | undefined;
  /** Looks after the tables of a text that React has hydrated; returns how to leave them alone again. */
  watchProse?: ((prose: HTMLDivElement) => () => void) | undefined;
  /** Names of the routes whose page one edition alone has, or none; absent where that is not known. */
  inOneLocale?: readonly string[] | undefined;
  /** Takes a page's structured data. Only the server has it; see seo/structured-data.tsx. */
  structuredData?: StructuredDataSink | undefined;
}

export const DocumentContext = createContext<DocumentContextValue>({
  locales: ["zh"],
  origin: "",
  chrome: { header: { html: "" }, quickLinks: { html: "" }, footer: { html: "" } },
  hydration: "",
});
