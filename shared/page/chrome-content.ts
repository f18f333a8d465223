/**
 * The HTML of the site chrome. It is rendered only on the server
 * (worker/ssr/chrome.tsx); the browser hydrates the elements around it but not their
 * content, so neither its components nor its data are in the client bundle.
 */
export interface Chrome {
  /** What the head of every page begins with; absent in the browser. */
  head?: string;
  header: string;
  /** What follows the page. A promise if anything before or in it is streamed, on the server only. */
  end: ChromeEnd | Promise<ChromeEnd>;
}

export interface ChromeEnd {
  quickLinks: string;
  footer: string;
}
