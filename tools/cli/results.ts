/** Something that was checked, with the problem if there is one. */
export interface Result {
  name: string;
  problem?: string | undefined;
  /** The site works without it. */
  isAdvice?: boolean;
}

/** Prints results as they come, and yields all. */
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
