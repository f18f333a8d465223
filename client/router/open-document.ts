/** Loads a page of the site as a document, or reloads the current document. */
export function openDocument(address: string): void {
  // If the address is that of the current document, `assign` might only scroll, so the document is reloaded.
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
}
