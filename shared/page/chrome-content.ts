import type { ReactNode } from "react";

/**
 * The content of the site chrome. It is rendered only on the server
 * (worker/ssr/chrome.tsx); the browser hydrates the elements around it but not their
 * content, so neither its components nor its data are in the client bundle.
 */
export interface Chrome {
  header: ChromeContent;
  quickLinks: ChromeContent;
  footer: ChromeContent;
}

/** HTML, or React nodes rendered on the server, parts of which may be streamed. */
export type ChromeContent = { html: string } | { children: ReactNode };
