/** The result of a check. If `problem` is undefined, the check has passed. */
export interface Result {
  name: string;
  problem?: string | undefined;
  /** Whether the problem is minor, so that the site works in spite of it. */
  isAdvice?: boolean;
}

/** Prints each result as soon as it is known. Returns all results. */
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
