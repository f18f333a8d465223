/** The place in the offline page where the service worker inserts the list of stored pages. */
export const STORED_PAGES_PLACEHOLDER = "<!--seen-->";
