import type { RouteObject } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { allowReload, type ChunkEffects, loadChunk } from "./load-chunk.ts";
import { ViewChunks } from "./view-chunks.ts";

let reloads: string[];
let counted: number;
/** Resolves when the next reload happens. */
let reloaded: PromiseWithResolvers<void>;
let effects: ChunkEffects;

beforeEach(() => {
  reloads = [];
  counted = 0;
  reloaded = Promise.withResolvers();
  const entries = new Map<string, string>();
  effects = {
    target: () => "/about/executives",
    reload: (address) => {
      reloads.push(address);
      reloaded.resolve();
      reloaded = Promise.withResolvers();
    },
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => entries.set(key, value),
      removeItem: (key) => entries.delete(key),
    },
    count: (request) => {
      counted += 1;
      return request();
    },
    build: "/assets/main-1.js",
    timeout: () => new Promise(() => {}),
  };
});

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a chunk counts as a request while it is being loaded", async () => {
  expect(await loadChunk(async () => "view", effects)).toBe("view");
  expect(reloads).toEqual([]);
  expect(counted).toBe(1);
});

test("if a chunk is missing, the requested page is loaded as a document and the chunk's promise stays pending", async () => {
  expect(await stateAfterReload(loadChunk(missing, effects))).toBe("pending");
  expect(reloads).toEqual(["/about/executives"]);
});

test("a chunk that does not load within the timeout counts as missing", async () => {
  const hanging = () => new Promise<never>(() => {});
  const loading = loadChunk(hanging, { ...effects, timeout: async () => {} });
  expect(await stateAfterReload(loading)).toBe("pending");
  expect(reloads).toHaveLength(1);
});

test("a page is not reloaded a second time, even if another chunk has loaded in between", async () => {
  await stateAfterReload(loadChunk(missing, effects));
  await loadChunk(async () => "another view", effects);
  await expect(loadChunk(missing, effects)).rejects.toThrow("dynamically imported");
  expect(reloads).toHaveLength(1);
});

test("a page is not reloaded a second time, even if another page was reloaded in between", async () => {
  void loadChunk(missing, effects);
  await stateAfterReload(loadChunk(missing, { ...effects, target: () => "/about/profile" }));
  await expect(loadChunk(missing, effects)).rejects.toThrow("dynamically imported");
  expect(reloads).toEqual(["/about/executives", "/about/profile"]);
});

test("a page is reloaded again after a new build, and also after the page has been shown", async () => {
  await stateAfterReload(loadChunk(missing, effects));
  await stateAfterReload(loadChunk(missing, { ...effects, build: "/assets/main-2.js" }));
  allowReload("/about/executives", effects);
  await stateAfterReload(loadChunk(missing, effects));
  expect(reloads).toHaveLength(3);
});

test("a missing chunk reloads nothing if no navigation is pending", async () => {
  const idle = { ...effects, target: () => undefined };
  await expect(loadChunk(missing, idle)).rejects.toThrow("dynamically imported");
  expect(reloads).toEqual([]);
});

test("a view whose chunk fails to load throws when rendered, and retrying loads the page as a document", async () => {
  const views = new ViewChunks();
  const loader = () => "data";
  const route: RouteObject = { id: "executives", path: "x", loader, lazy: { Component: missing } };
  const [routed] = views.forRouter([route], { ...effects, storage: undefined });
  const lazy = routed?.lazy;
  if (typeof lazy !== "object" || !lazy.Component) throw new Error("the route is not lazy");
  const load = routed?.loader as () => unknown;
  expect(load()).toBe("data");
  const Component = (await lazy.Component()) as () => never;
  expect(Component).toThrow("failed to load");
  void load();
  expect(reloads).toEqual(["/about/executives"]);
});

/** Returns whether a load has ended by the time the document is being replaced. */
async function stateAfterReload(load: Promise<unknown>): Promise<"pending" | "settled"> {
  let state: "pending" | "settled" = "pending";
  const settle = () => {
    state = "settled";
  };
  load.then(settle, settle);
  await reloaded.promise;
  // Ten turns of the microtask queue are enough for every promise that settles because of the reload.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return state;
}
