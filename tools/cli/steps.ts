/** Does some work, and then prints a summary and the duration, for example `✓ content: 312 items (1.2 s)`. */
export async function step<T>(
  work: () => Promise<T>,
  summarize: (result: T) => string,
  print: (line: string) => void = console.log,
): Promise<T> {
  const started = performance.now();
  const result = await work();
  print(`✓ ${summarize(result)} (${secondsSince(started)})`);
  return result;
}

export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
