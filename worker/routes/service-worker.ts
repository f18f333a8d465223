import { serviceWorker } from "virtual:client-assets";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";

/** Browsers that have an older one replace it by this, which ends itself and what was kept. */
const END = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/** `/service-worker.js`: the built script under one address for good, or the end of it. */
export function serviceWorkerScript(c: Context<AppEnv>): Response {
  c.get("record").route = "service-worker";
  const isOn = c.get("config").offline && serviceWorker !== "";
  const script = isOn ? `importScripts(${JSON.stringify(serviceWorker)});\n` : END;
  return c.body(script, 200, {
    "content-type": "text/javascript; charset=utf-8",
    // Browsers ask each time whether it has changed.
    "cache-control": "no-cache",
  });
}
