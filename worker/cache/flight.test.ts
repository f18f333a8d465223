import { expect, test } from "vitest";
import { SingleFlight } from "./flight.ts";

const TIMEOUT = 10_000;

function setUp() {
  const clock = { now: 0 };
  const flights = new SingleFlight(() => clock.now);
  const join = (
    key: string,
    work: Promise<string>,
    more: { signal?: AbortSignal; timeout?: number } = {},
  ) => flights.join(key, () => work, { timeout: TIMEOUT, waitUntil: () => {}, ...more });
  return { clock, flights, join };
}

const never = new Promise<never>(() => {});

test("work that never ends because its request was cancelled does not stay in memory", async () => {
  const { clock, flights, join } = setUp();
  void join("cancelled", never);
  await join("next", Promise.resolve("done"));
  expect(flights.size).toBe(1);
  clock.now += TIMEOUT;
  await join("another", Promise.resolve("done"));
  expect(flights.size).toBe(0);
});

test("work whose clients have all disconnected does not stay in memory", async () => {
  const { flights, join } = setUp();
  const client = new AbortController();
  const left = join("left", never, { signal: client.signal });
  expect(flights.size).toBe(1);
  client.abort();
  await expect(left).rejects.toThrow();
  expect(flights.size).toBe(0);
});

test("a client that disconnects after the work has ended does not abort the work", async () => {
  const { flights } = setUp();
  const client = new AbortController();
  let given: AbortSignal | undefined;
  const start = async (signal: AbortSignal) => {
    given = signal;
    return "done";
  };
  const { signal } = client;
  await flights.join("ended", start, { timeout: TIMEOUT, waitUntil: () => {}, signal });
  client.abort();
  await new Promise((resolve) => setTimeout(resolve));
  expect(given?.aborted).toBe(false);
});

test("work counts as lost after the platform's time limit for background work, even if its timeout is longer", async () => {
  const { clock, flights, join } = setUp();
  void join("long", never, { timeout: 250_000 });
  clock.now += 29_999;
  expect(flights.has("long")).toBe(true);
  clock.now += 1;
  expect(flights.has("long")).toBe(false);
  expect(await join("long", Promise.resolve("started again"))).toBe("started again");
});
