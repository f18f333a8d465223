/** Limits how many names an isolate remembers, and how much of each is logged. */
const MAX_NAMES = 200;
const MAX_LENGTH = 60;

/** Returns a function that passes each name on once, truncated. */
export function once(): (name: string) => string[] {
  const known = new Set<string>();
  return (full) => {
    const name = full.slice(0, MAX_LENGTH);
    if (known.has(name) || known.size >= MAX_NAMES) return [];
    known.add(name);
    return [name];
  };
}
