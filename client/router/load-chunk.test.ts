import type { RouteObject } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { allowReload, type ChunkEffects, loadChunk } from "./load-chunk.ts";
import { ViewChunks } from "./view-chunks.ts";

let reloads: string[];
let counted: number;
let effects: ChunkEffects;

beforeEach(() => {
  reloads = [];
  counted = 0;
  const entries = new Map<string, string>();
  effects = {
    target: () => "/about/executives",
    reload: (address) => reloads.push(address),
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
    timeoutMs: 20,
  };
});

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a loaded chunk is returned, and counts as a request meanwhile", async () => {
  expect(await loadChunk(async () => "view", effects)).toBe("view");
  expect(reloads).toEqual([]);
  expect(counted).toBe(1);
});

test("a missing chunk loads the target as a document instead, and stays pending meanwhile", async () => {
  const outcome = await Promise.race([loadChunk(missing, effects), resolveAfter("waiting")]);
  expect(outcome).toBe("waiting");
  expect(reloads).toEqual(["/about/executives"]);
});

test("a chunk that does not load within the timeout counts as missing", async () => {
  const outcome = await Promise.race([
    loadChunk(() => new Promise<never>(() => {}), effects),
    resolveAfter("waiting", 60),
  ]);
  expect(outcome).toBe("waiting");
  expect(reloads).toHaveLength(1);
});

test("a second failure for the same page rejects instead of reloading again, even after another chunk has loaded", async () => {
  void loadChunk(missing, effects);
  await resolveAfter("reloaded");
  await loadChunk(async () => "another view", effects);
  await expect(loadChunk(missing, effects)).rejects.toThrow("dynamically imported");
  expect(reloads).toHaveLength(1);
});

test("each page is reloaded at most once", async () => {
  void loadChunk(missing, effects);
  void loadChunk(missing, { ...effects, target: () => "/about/profile" });
  await resolveAfter("reloaded");
  await expect(loadChunk(missing, effects)).rejects.toThrow("dynamically imported");
  expect(reloads).toEqual(["/about/executives", "/about/profile"]);
});

test("a page is reloaded again after a new build or after it has been shown", async () => {
  void loadChunk(missing, effects);
  await resolveAfter("reloaded");
  void loadChunk(missing, { ...effects, build: "/assets/main-2.js" });
  await resolveAfter("reloaded");
  allowReload("/about/executives", effects);
  void loadChunk(missing, effects);
  await resolveAfter("reloaded");
  expect(reloads).toHaveLength(3);
});

test("a missing chunk reloads nothing if no navigation is pending", async () => {
  const idle = { ...effects, target: () => undefined };
  await expect(loadChunk(missing, idle)).rejects.toThrow("dynamically imported");
  expect(reloads).toEqual([]);
});

test("a view that fails to load throws when rendered, and a retry loads the document", async () => {
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

function resolveAfter<T>(value: T, afterMs = 0): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), afterMs));
}
