import { isCacheable } from "./effects/service-worker.ts";

/** What the platform offers; tests bring their own. */
export interface StoredPageEffects {
  isCacheable: (address: string) => Promise<boolean>;
  /** Whether a service worker would show the document. */
  isControlled: boolean;
  load: (address: string) => void;
}

const platform = (): StoredPageEffects => ({
  isCacheable,
  isControlled: Boolean(navigator.serviceWorker?.controller),
  load(address) {
    // To assign the address shown would only jump within the page, where it has a hash.
    if (address === location.pathname + location.search) location.reload();
    else location.assign(address);
  },
});

/**
 * Without a network a page may be there as a document though not as data:
 * resolves to whether it is being loaded in place of the page shown.
 */
export async function openStoredPage(
  address: string,
  effects: StoredPageEffects = platform(),
): Promise<boolean> {
  if (!effects.isControlled || !(await effects.isCacheable(address))) return false;
  effects.load(address);
  return true;
}
