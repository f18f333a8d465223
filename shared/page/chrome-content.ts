import type { ReactNode } from "react";

/**
 * The content of the site chrome. Only the server renders it (worker/ssr/chrome.tsx):
 * the browser hydrates the elements around it and leaves what is in them alone,
 * so neither its components nor its data are part of the client bundle.
 */
export interface Chrome {
  header: ChromeContent;
  quickLinks: ChromeContent;
  footer: ChromeContent;
}

/** HTML as it is, or what the server renders; parts of that may be streamed. */
export type ChromeContent = { html: string } | { children: ReactNode };
