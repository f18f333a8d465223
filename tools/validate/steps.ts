/** Where steps are printed and timed. */
export interface StepEffects {
  print: (line: string) => void;
  now: () => number;
}

const platform: StepEffects = { print: console.log, now: () => performance.now() };

/** Does something and prints what came of it with its time: `✓ content: 312 items (1.2 s)`. */
export async function step<T>(
  work: () => Promise<T>,
  summarize: (result: T) => string,
  { print, now }: StepEffects = platform,
): Promise<T> {
  const started = now();
  const result = await work();
  print(`✓ ${summarize(result)} (${seconds(now() - started)})`);
  return result;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
