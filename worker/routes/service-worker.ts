import { serviceWorker } from "virtual:client-assets";
import type { Context } from "hono";
import { localeOfPath, locales, localPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { plainPage } from "../responses/plain-page.ts";

/** This script replaces an installed service worker. It deletes the caches and then unregisters itself. */
const UNREGISTER_SCRIPT = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/**
 * Serves `/service-worker.js`, whose URL never changes. This script imports the built script, or unregisters the
 * service worker if the setting SERVICE_WORKER is `off`.
 */
export function serviceWorkerScript(c: Context<AppEnv>): Response {
  c.var.record.route = "service-worker";
  const isEnabled = c.var.config.offline && serviceWorker !== "";
  const script = isEnabled
    ? `importScripts(${JSON.stringify(serviceWorker)});\n`
    : UNREGISTER_SCRIPT;
  return c.body(script, 200, {
    "content-type": "text/javascript; charset=utf-8",
    // Browsers must revalidate the script at each update check.
    "cache-control": "no-cache",
  });
}

/** Paths of the page that the service worker stores for offline use, one for each locale. */
export const OFFLINE_PAGES = locales.map((locale) => localPath(locale, "/offline"));

export function offlinePage(c: Context<AppEnv>): Response {
  c.var.record.route = "offline";
  return plainPage(localeOfPath(c.req.path), "offline", 200);
}
