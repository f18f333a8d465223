import { expect, onTestFinished, test, vi } from "vitest";
import { SingleFlight } from "./flight.ts";

const TIMEOUT = 10_000;

/** Keys of what is in progress, which nothing but the flights themselves deletes. */
function setUp() {
  const clock = { now: 0 };
  const flights = new SingleFlight(() => clock.now);
  const removed = vi.spyOn(Map.prototype, "delete");
  onTestFinished(() => removed.mockRestore());
  const join = (key: string, work: Promise<string>, signal?: AbortSignal) =>
    flights.join(key, () => work, { timeout: TIMEOUT, waitUntil: () => {}, signal });
  return { clock, join, removed };
}

const never = new Promise<never>(() => {});

test("work whose request was cancelled, and that never ends, does not stay in memory", async () => {
  const { clock, join, removed } = setUp();
  void join("cancelled", never);
  await join("next", Promise.resolve("done"));
  expect(removed).not.toHaveBeenCalledWith("cancelled");
  clock.now += TIMEOUT;
  await join("another", Promise.resolve("done"));
  expect(removed).toHaveBeenCalledWith("cancelled");
});

test("work that every client has left does not stay in memory", async () => {
  const { join, removed } = setUp();
  const client = new AbortController();
  const left = join("left", never, client.signal);
  client.abort();
  await expect(left).rejects.toThrow();
  expect(removed).toHaveBeenCalledWith("left");
});
