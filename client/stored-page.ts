import { isStored } from "./effects/service-worker.ts";
import { openDocument } from "./open-document.ts";

/** Effects of the platform, replaced in tests. */
export interface StoredPageEffects {
  isStored: (address: string) => Promise<boolean>;
  /** Whether a service worker would serve the document. */
  isControlled: boolean;
  load: (address: string) => void;
}

const platform = (): StoredPageEffects => ({
  isStored,
  isControlled: Boolean(navigator.serviceWorker?.controller),
  load: openDocument,
});

/**
 * Offline, a page may be stored as a document though its data is not. Resolves to
 * true if that document is being loaded instead.
 */
export async function openStoredPage(
  address: string,
  effects: StoredPageEffects = platform(),
): Promise<boolean> {
  if (!effects.isControlled || !(await effects.isStored(address))) return false;
  effects.load(address);
  return true;
}
