import { beforeEach, describe, expect, test } from "vitest";
import { ClientStateStore } from "./client-state.ts";
import { RequestCounter } from "./request-counter.ts";

let state: ClientStateStore;
let requests: RequestCounter;
let events: string[];

beforeEach(() => {
  state = new ClientStateStore();
  requests = new RequestCounter(state);
  events = [];
  requests.watch({
    started: () => events.push("started"),
    ended: () => events.push("ended"),
    failed: () => events.push("failed"),
  });
});

test("the count is incremented when a request starts and decremented when it ends", async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const results = [requests.track(() => first.promise), requests.track(() => second.promise)];
  expect(state.get().reqCount).toBe(2);
  first.resolve("one");
  expect(await results[0]).toBe("one");
  expect(state.get().reqCount).toBe(1);
  second.resolve("two");
  await results[1];
  expect(state.get().reqCount).toBe(0);
  expect(events).toEqual(["started", "started", "ended"]);
});

describe("RequestCounter", () => {
  test("a failed request resets the count and rejects its promise", async () => {
    const slow = Promise.withResolvers<void>();
    const outstanding = requests.track(() => slow.promise);
    await expect(requests.track(() => Promise.reject(new Error("offline")))).rejects.toThrow(
      "offline",
    );
    expect(state.get().reqCount).toBe(0);
    expect(events).toEqual(["started", "started", "failed"]);
    slow.resolve();
    await outstanding;
    expect(state.get().reqCount).toBe(0);
  });

  test("requests that started before a failure no longer change the count when they end", async () => {
    const [old, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = requests.track(() => old.promise);
    await requests.track(() => Promise.reject(new Error("offline"))).catch(() => {});
    const second = requests.track(() => later.promise);
    old.resolve();
    await first;
    expect(state.get().reqCount).toBe(1);
    later.resolve();
    await second;
    expect(events).toEqual(["started", "started", "failed", "started", "ended"]);
  });

  test("an aborted request ends without being reported as failed", async () => {
    const abort = new DOMException("gone", "AbortError");
    await expect(requests.track(() => Promise.reject(abort))).rejects.toBe(abort);
    expect(events).toEqual(["started", "ended"]);
  });
});

test("state listeners are called only if a value has changed", () => {
  let changes = 0;
  state.subscribe(() => {
    changes += 1;
  });
  state.set({ scrollY: 10 });
  state.set({ scrollY: 10 });
  state.set({ scrollY: 20, pageWidth: 0 });
  expect(changes).toBe(2);
});
