import { isStored } from "../stored-page.ts";

/** Delay before the current page is fetched once more to be stored. */
const SETTLE_MS = 3000;
const ADDRESS = "/service-worker.js";

/**
 * Registers the service worker that stores pages for offline use, or unregisters
 * it where the site has disabled it. Reports client-side navigations to it, since it
 * only sees documents.
 */
export function startServiceWorker(isOn: boolean): { pageShown: () => void } {
  const container = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!container) return { pageShown() {} };
  whenIdle(() => void (isOn ? register(container) : unregister(container)));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    pageShown() {
      clearTimeout(waiting);
      if (isOn) waiting = setTimeout(() => void reportVisit(container), SETTLE_MS);
    },
  };
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  // May be refused, in a private window for example; the site works without it.
  await container.register(ADDRESS, { updateViaCache: "none" }).catch(() => {});
}

async function unregister(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations().catch(() => []);
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Pages that arrived as complete documents are stored already. */
async function reportVisit({ controller }: ServiceWorkerContainer): Promise<void> {
  if (!controller || isMetered(connection()) || !navigator.onLine) return;
  const visited = location.href.replace(/#.*/, "");
  if (!(await isStored(visited))) controller.postMessage({ visited });
}

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether Save-Data is on or the connection is likely to be billed by volume. Most browsers do not say. */
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
