/** Loads a page of the site as a document, or reloads the current document. */
export function openDocument(address: string): void {
  // The current document is reloaded, because assigning its own address with a fragment would only scroll.
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
}
