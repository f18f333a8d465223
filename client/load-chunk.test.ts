import type { RouteObject } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { type ChunkEffects, chunksShown, loadChunk } from "./load-chunk.ts";
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

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a chunk that comes is what it is, and a request while it is awaited", async () => {
  expect(await loadChunk(async () => "view", effects)).toBe("view");
  expect(reloads).toEqual([]);
  expect(counted).toBe(1);
});

test("a chunk that is gone loads the document of the target instead, and nothing is shown meanwhile", async () => {
  const outcome = await Promise.race([loadChunk(gone, effects), nextTurn("waiting")]);
  expect(outcome).toBe("waiting");
  expect(reloads).toEqual(["/about/executives"]);
});

test("a chunk that does not come within the limit counts as gone", async () => {
  const outcome = await Promise.race([
    loadChunk(() => new Promise<never>(() => {}), effects),
    nextTurn("waiting", 60),
  ]);
  expect(outcome).toBe("waiting");
  expect(reloads).toHaveLength(1);
});

test("a second failure for the same page is told rather than tried for ever, whatever has come meanwhile", async () => {
  void loadChunk(gone, effects);
  await nextTurn("reloaded");
  await loadChunk(async () => "another view", effects);
  await expect(loadChunk(gone, effects)).rejects.toThrow("dynamically imported");
  expect(reloads).toHaveLength(1);
});

test("each page may be loaded once", async () => {
  void loadChunk(gone, effects);
  void loadChunk(gone, { ...effects, target: () => "/about/profile" });
  await nextTurn("reloaded");
  await expect(loadChunk(gone, effects)).rejects.toThrow("dynamically imported");
  expect(reloads).toEqual(["/about/executives", "/about/profile"]);
});

test("the next build, or a page that was shown, may be loaded anew again", async () => {
  void loadChunk(gone, effects);
  await nextTurn("reloaded");
  void loadChunk(gone, { ...effects, build: "/assets/main-2.js" });
  await nextTurn("reloaded");
  chunksShown("/about/executives", effects);
  void loadChunk(gone, effects);
  await nextTurn("reloaded");
  expect(reloads).toHaveLength(3);
});

test("a chunk that nobody waits for any more loads nothing", async () => {
  const shown = { ...effects, target: () => undefined };
  await expect(loadChunk(gone, shown)).rejects.toThrow("dynamically imported");
  expect(reloads).toEqual([]);
});

test("a view that could not be loaded is an error first, and a retry loads the document", async () => {
  const views = new ViewChunks();
  const route: RouteObject = { id: "executives", path: "x", lazy: { Component: gone } };
  const [routed] = views.forRouter([route], { ...effects, storage: undefined });
  const lazy = routed?.lazy;
  if (typeof lazy !== "object" || !lazy.Component) throw new Error("the route is not lazy");
  await expect(lazy.Component()).rejects.toThrow("dynamically imported");
  void lazy.Component();
  expect(reloads).toEqual(["/about/executives"]);
});

function nextTurn<T>(value: T, afterMs = 0): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), afterMs));
}
