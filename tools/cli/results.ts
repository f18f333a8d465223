/** The result of a check. A check without a problem has passed. */
export interface Result {
  name: string;
  problem?: string | undefined;
  /** Whether the site works even with the problem. */
  isAdvice?: boolean;
}

/** Prints each result as it arrives, and returns all of them. */
export async function printResults<R extends Result>(results: AsyncIterable<R>): Promise<R[]> {
  const all: R[] = [];
  for await (const result of results) {
    const { name, problem, isAdvice } = result;
    if (problem === undefined) console.log(`✓ ${name}`);
    else console.log(`${isAdvice ? "!" : "✗"} ${name}: ${problem}`);
    all.push(result);
  }
  return all;
}
