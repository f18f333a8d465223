import { expect, test } from "vitest";
import type { ContentCall } from "../upstream/calls.ts";
import { firstEntriesCall, indexCall, type ReadIndex } from "./node-list.ts";

/**
 * Counts how often a call waits for responses if the list has `total` items. Calls that are sent at the same time count
 * as one wait.
 */
async function roundsOf({ compose }: ContentCall<ReadIndex>, total: number): Promise<number> {
  let pending: (() => void)[] = [];
  const send = <Part>() => {
    const { promise, resolve } = Promise.withResolvers<Part>();
    pending.push(() => resolve({ items: [], total, rejected: [] } as Part));
    return promise;
  };
  const composed = compose?.(send);
  let rounds = 0;
  while (pending.length > 0) {
    rounds++;
    const round = pending;
    pending = [];
    for (const respond of round) respond();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await composed;
  return rounds;
}

test.each([
  [12, 1, indexCall],
  [250, 2, indexCall],
  [500, 3, indexCall],
  [100_000, 1, indexCall],
  [100_000, 2, firstEntriesCall],
])(
  "loading an index of %i items waits only %i times for responses, so that it ends within the 30 seconds of a background load",
  async (total, rounds, callOf) => {
    const call = callOf({ domainId: 38, nodeId: 2031 });
    expect(await roundsOf(call, total)).toBe(rounds);
  },
);
