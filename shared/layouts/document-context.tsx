import { createContext, type ReactNode } from "react";
import type { Edition } from "../i18n/editions.ts";
import type { AboutPage } from "../seo/page-content.ts";
import type { PageContextValue } from "./page-context.tsx";

/** Where the server's structured data goes. */
export interface StructuredDataSink {
  /** Yields the markup that is to stand in place; empty where it is gathered for the end. */
  tell(page: AboutPage): string;
  /** The markup of all that was gathered. */
  end(): string;
}

/** Parts of the layout: the same on all pages of an edition, or on all that a route has. */
export type ReusedPart = "header" | "sitemap" | "banner" | "tabs" | "trail";

/** A part of the layout as a page has it. */
export interface ReusedMarkup {
  part: ReusedPart;
  page: PageContextValue;
  pathname: string;
  content: ReactNode;
}

/** What the document itself is made of; the same on both sides of hydration. */
export interface DocumentContextValue {
  /** The editions that are switched on. */
  editions: readonly Edition[];
  /** Origin of canonical addresses. */
  origin: string;
  /** When the content was asked for, in ISO 8601, where it is old and cannot be renewed now. */
  contentAsOf?: string | undefined;
  /** Whether the browser may keep pages for the time without a network. */
  offline?: boolean | undefined;
  /** Escaped JSON for the browser; empty in the browser, which has read it. */
  hydration: string;
  /** Set on streamed documents only (contract section 6). */
  nonce?: string | undefined;
  /** Told of each page that has come on screen, by the key of its location; the browser's effects listen. */
  onPageShown?: ((locationKey: string) => void) | undefined;
  /** Takes a picture that waits to come near; returns how to forget it. Only what React has hydrated may be changed. */
  watchPicture?: ((picture: HTMLImageElement) => () => void) | undefined;
  /** Looks after the tables of a text that React has hydrated; returns how to leave them alone again. */
  watchProse?: ((prose: HTMLDivElement) => () => void) | undefined;
  /** Names of the routes whose page one edition alone has, or none; absent where that is not known. */
  inOneEdition?: readonly string[] | undefined;
  /** Takes what search engines are told. Only the server has it; see seo/structured-data.tsx. */
  structuredData?: StructuredDataSink | undefined;
  /** Markup of a part of the layout that was made before. Only the server has it; see reused.tsx. */
  reusedMarkup?: ((reused: ReusedMarkup) => string) | undefined;
  /** Numbers the HTML that the document shows. Only the server has it, for documents in one piece. */
  placeOfHtml?: ((html: string) => number) | undefined;
  /** Draws a text as a QR code. Only the server has it; see components/share-row/qr-code.tsx. */
  qrMarkup?: ((text: string) => string) | undefined;
}

export const DocumentContext = createContext<DocumentContextValue>({
  editions: ["zh"],
  origin: "",
  hydration: "",
});
