/** Loads a page of the site as a document, or reloads the current one. */
export function openDocument(address: string): void {
  // With a fragment, assigning the current address would only scroll.
  if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
}
