import { openDocument } from "../router/open-document.ts";

/**
 * Name of the cache in which the service worker stores pages. It must equal the name in
 * client/service-worker/stored-pages.ts. That module cannot be imported here, because it needs the types of a service
 * worker.
 */
const PAGES = "pages-1";

/** The functions of the browser that this module uses. Tests replace them. */
export interface StoredPageEffects {
  isStored: (address: string) => Promise<boolean>;
  /** Whether a service worker controls the page. Without one, a stored document could not be loaded. */
  isControlled: boolean;
  load: (address: string) => void;
}

const platform = (): StoredPageEffects => ({
  isStored,
  isControlled: Boolean(navigator.serviceWorker?.controller),
  load: openDocument,
});

/**
 * Loads the document of a page if the service worker has stored it. A visitor who is offline can then see the page,
 * although its data cannot be fetched. Resolves with true if the document is being loaded.
 */
export async function openStoredPage(
  address: string,
  effects: StoredPageEffects = platform(),
): Promise<boolean> {
  if (!effects.isControlled || !(await effects.isStored(address))) return false;
  effects.load(address);
  return true;
}

/** Whether the service worker can serve a page offline. */
export async function isStored(address: string): Promise<boolean> {
  return (await caches.match(address, { cacheName: PAGES }).catch(() => undefined)) !== undefined;
}
