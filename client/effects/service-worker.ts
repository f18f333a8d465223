/** A page has the network to itself for so long before it is fetched once more to be kept. */
const SETTLE_MS = 3000;
const ADDRESS = "/service-worker.js";
/** As in client/service-worker/kept.ts, whose types are those of a service worker. */
const PAGES = "pages-1";

/**
 * Lets the browser keep pages for the time without a network, or ends that
 * where the site has switched it off. Pages that it does not have yet are told to
 * the service worker, which sees documents only.
 */
export function startServiceWorker(isOn: boolean): { pageShown: () => void } {
  const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!container) return { pageShown() {} };
  whenIdle(() => void (isOn ? register(container) : unregister(container)));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    pageShown() {
      clearTimeout(waiting);
      if (isOn) waiting = setTimeout(() => void report(container), SETTLE_MS);
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

/** A page that came as one complete document is stored already. */
async function report({ controller }: ServiceWorkerContainer): Promise<void> {
  if (!controller || isMetered(connection()) || !navigator.onLine) return;
  const visited = location.href.replace(/#.*/, "");
  if (!(await isCacheable(visited))) controller.postMessage({ visited });
}

/** Whether the service worker can show a page without a network. */
export async function isCacheable(address: string): Promise<boolean> {
  return (await caches.match(address, { cacheName: PAGES }).catch(() => undefined)) !== undefined;
}

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the visitor has asked for less data, or is likely to pay for it. Most browsers do not tell. */
export function isMetered({
  saveData = false,
  type = "",
  effectiveType = "",
}: Connection): boolean {
  return saveData || type === "cellular" || effectiveType.endsWith("2g");
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, SETTLE_MS);
}
