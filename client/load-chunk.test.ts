import { beforeEach, expect, test } from "vitest";
import { type ChunkEffects, loadChunk } from "./load-chunk.ts";

let reloads: string[];
let effects: ChunkEffects;

beforeEach(() => {
  reloads = [];
  const entries = new Map<string, string>();
  effects = {
    target: () => "/about/executives",
    reload: (address) => reloads.push(address),
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => entries.set(key, value),
      removeItem: (key) => entries.delete(key),
    },
    timeoutMs: 20,
  };
});

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a part that comes is what it is", async () => {
  expect(await loadChunk(async () => "view", effects)).toBe("view");
  expect(reloads).toEqual([]);
});

test("a part that is gone loads the document of the target instead, and nothing is shown meanwhile", async () => {
  const outcome = await Promise.race([loadChunk(gone, effects), nextTurn("waiting")]);
  expect(outcome).toBe("waiting");
  expect(reloads).toEqual(["/about/executives"]);
});

test("a part that does not come within the limit counts as gone", async () => {
  const outcome = await Promise.race([
    loadChunk(() => new Promise<never>(() => {}), effects),
    nextTurn("waiting", 60),
  ]);
  expect(outcome).toBe("waiting");
  expect(reloads).toHaveLength(1);
});

test("a second failure for the same page is told rather than tried for ever", async () => {
  void loadChunk(gone, effects);
  await nextTurn("reloaded");
  await expect(loadChunk(gone, effects)).rejects.toThrow("dynamically imported");
  expect(reloads).toHaveLength(1);
});

test("after a part has come, the next deploy may reload again", async () => {
  void loadChunk(gone, effects);
  await nextTurn("reloaded");
  await loadChunk(async () => "view", effects);
  void loadChunk(gone, effects);
  await nextTurn("reloaded");
  expect(reloads).toHaveLength(2);
});

function nextTurn<T>(value: T, afterMs = 0): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), afterMs));
}
