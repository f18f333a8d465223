import { expect, test } from "vitest";
import { MemoryBudget } from "./memory-budget.ts";

const TIMEOUT = 10_000;

function setUp() {
  const clock = { now: 0 };
  const budget = new MemoryBudget(24);
  const taken: string[] = [];
  const take = (name: string, bytes: number, signal = new AbortController().signal) =>
    budget
      .take(bytes, TIMEOUT, signal, () => clock.now)
      .then((release) => {
        taken.push(name);
        return release;
      });
  return { clock, take, taken };
}

test("requests that do not fit into the memory budget wait in order until an earlier request gives its share back", async () => {
  const { take, taken } = setUp();
  const [first] = await Promise.all([take("a", 8), take("b", 8), take("c", 8)]);
  const waiting = [take("d", 8), take("e", 8)];
  await Promise.resolve();
  expect(taken).toEqual(["a", "b", "c"]);
  first();
  (await waiting[0])?.();
  await waiting[1];
  expect(taken).toEqual(["a", "b", "c", "d", "e"]);
});

test("a smaller request does not overtake a larger request that waits, and one release serves all waiting requests that fit", async () => {
  const { take, taken } = setUp();
  const [first, second] = await Promise.all([take("a", 4), take("b", 8), take("c", 12)]);
  const large = take("large", 12);
  const waiting = [large, take("small", 4), take("smaller", 2)];
  first();
  await Promise.resolve();
  expect(taken).toEqual(["a", "b", "c"]);
  second();
  await large;
  expect(taken).toEqual(["a", "b", "c", "large"]);
  (await large)();
  await Promise.all(waiting);
  expect(taken).toEqual(["a", "b", "c", "large", "small", "smaller"]);
});

test("while a request for more than the whole budget holds memory, all other requests wait", async () => {
  const { take, taken } = setUp();
  const release = await take("large", 100);
  const waiting = take("small", 1);
  await Promise.resolve();
  expect(taken).toEqual(["large"]);
  release();
  await waiting;
});

test("an aborted request no longer waits for memory", async () => {
  const { take, taken } = setUp();
  const release = await take("a", 24);
  const visitor = new AbortController();
  const waiting = take("b", 8, visitor.signal);
  visitor.abort();
  await expect(waiting).rejects.toThrow();
  release();
  await take("c", 24);
  expect(taken).toEqual(["a", "c"]);
});

test("the memory of a cancelled request is free after the timeout of the request", async () => {
  const { clock, take, taken } = setUp();
  await take("cancelled", 24);
  clock.now += TIMEOUT;
  await take("next", 24);
  expect(taken).toEqual(["cancelled", "next"]);
});
