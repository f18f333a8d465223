/** In the offline page the place of the list of stored pages, which the service worker fills in. */
export const STORED_PAGES_PLACEHOLDER = "<!--seen-->";
