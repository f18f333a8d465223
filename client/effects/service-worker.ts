/** A page has the network to itself for so long before it is fetched once more to be kept. */
const SETTLE_MS = 3000;
const ADDRESS = "/service-worker.js";

/**
 * Lets the browser keep pages for the time without a network, or ends that
 * where the site has switched it off. Pages that the router opens are told to
 * the service worker, which sees documents only.
 */
export function startServiceWorker(isOn: boolean): { pageShown: () => void } {
  const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!container) return { pageShown() {} };
  whenIdle(() => void (isOn ? register(container) : unregister(container)));
  let isFirst = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    pageShown() {
      clearTimeout(waiting);
      // The first page is a document: the service worker has it, or the browser's own cache does.
      if (isOn && (!isFirst || !container.controller)) {
        waiting = setTimeout(() => tell(container), SETTLE_MS);
      }
      isFirst = false;
    },
  };
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  // A browser that refuses, in a private window for example, shows the site all the same.
  await container.register(ADDRESS, { updateViaCache: "none" }).catch(() => {});
}

async function unregister(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations().catch(() => []);
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}

function tell({ controller }: ServiceWorkerContainer): void {
  if (isThrifty() || !navigator.onLine) return;
  controller?.postMessage({ visited: location.href.replace(/#.*/, "") });
}

/** The visitor has asked for less data. */
function isThrifty(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, SETTLE_MS);
}
