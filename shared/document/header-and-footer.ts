/**
 * The HTML of the header and footer. It is rendered only on the server
 * (worker/ssr/header-and-footer.tsx); the browser hydrates the elements around it but not their
 * content, so neither its components nor its data are in the client bundle.
 */
export interface HeaderAndFooter {
  /** What the head of every page begins with; absent in the browser. */
  head?: string;
  header: string;
  /** What follows the page. On the server it is a promise if it is streamed, or follows something that is. */
  end: PageEnd | Promise<PageEnd>;
}

export interface PageEnd {
  quickLinks: string;
  footer: string;
}
