/** Limits how many values an isolate remembers, and how much of each is logged. */
const MAX_VALUES = 200;
const MAX_LENGTH = 60;

const known = { icons: new Set<string>(), times: new Set<string>() };
const noted: Record<keyof typeof known, string[]> = { icons: [], times: [] };

/** Notes a value that cannot be shown, once per isolate. */
export function noteUnknown(kind: keyof typeof known, full: string): void {
  const value = full.slice(0, MAX_LENGTH);
  if (known[kind].has(value) || known[kind].size >= MAX_VALUES) return;
  known[kind].add(value);
  noted[kind].push(value);
}

/** The values noted since the last call, hence those of the response that has just been parsed. */
export function takeUnknown(kind: keyof typeof known): string[] {
  return noted[kind].splice(0);
}
