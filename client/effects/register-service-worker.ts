import { isStored } from "../data/stored-page.ts";

/**
 * After this delay the service worker fetches the shown page once more, to store it. Pages that a visitor leaves sooner
 * are not fetched.
 */
const SETTLE_MS = 3000;
const ADDRESS = "/service-worker.js";

/**
 * Registers the service worker that stores pages for offline use. If `isOn` is false, unregisters it instead. Tells the
 * service worker which pages the router opens, because these navigations request no documents.
 */
export function startServiceWorker(isOn: boolean): () => void {
  const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!container) return () => {};
  void (isOn ? register(container) : unregister(container));
  let isDocument = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reportVisit = async (isDocument: boolean) => {
    const visited = location.href.replace(/#.*/, "");
    const delay = delayOf({
      isDocument,
      isStored: await isStored(visited),
      isMetered: isMetered(navigator.connection),
    });
    if (delay === undefined || !navigator.onLine) return;
    waiting = setTimeout(() => container.controller?.postMessage({ visited }), delay);
  };
  return () => {
    clearTimeout(waiting);
    if (isOn) void reportVisit(isDocument);
    isDocument = false;
  };
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  // The browser may refuse the registration, for example in a private window. The site works without a service worker.
  await container.register(ADDRESS, { updateViaCache: "none" }).catch(() => {});
}

async function unregister(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations().catch(() => []);
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}

interface Visit {
  /** Whether the page was loaded as a document, not opened by the router. */
  isDocument: boolean;
  isStored: boolean;
  isMetered: boolean;
}

/**
 * Returns the number of milliseconds after which the service worker fetches the shown page, or undefined if it does not
 * fetch the page. If the router has opened a stored page, the page is fetched at once, because the stored version may
 * be older than the version that the visitor sees.
 */
export function delayOf({ isDocument, isStored, isMetered }: Visit): number | undefined {
  if (isStored) return isDocument ? undefined : 0;
  return isMetered ? undefined : SETTLE_MS;
}

/**
 * Whether Save-Data is on, or the connection is probably billed by volume. Most browsers provide no information about
 * the connection, which then counts as not metered.
 */
export function isMetered({
  saveData = false,
  type = "",
  effectiveType = "",
}: Navigator["connection"] = {}): boolean {
  return saveData || type === "cellular" || effectiveType.endsWith("2g");
}
