/** A median with the lower and upper quartile. */
export interface Spread {
  median: number;
  low: number;
  high: number;
  count: number;
}

export interface Rounds {
  /** Measured rounds. */
  rounds: number;
  /** Warm-up rounds, for caches and compilers. */
  warm: number;
}

/**
 * Measures every subject once a round, one after the other, so that noise of the
 * machine affects all alike; returns the values of the measured rounds.
 */
export async function interleave<Subject, Value>(
  subjects: readonly Subject[],
  { rounds, warm }: Rounds,
  measure: (subject: Subject, round: number) => Promise<Value>,
): Promise<Map<Subject, Value[]>> {
  const values = new Map(subjects.map((subject) => [subject, [] as Value[]]));
  for (let round = 0; round < warm + rounds; round++) {
    for (const [subject, measured] of values) {
      const value = await measure(subject, round);
      if (round >= warm) measured.push(value);
    }
  }
  return values;
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: percentile(values, 0.5),
    low: percentile(values, 0.25),
    high: percentile(values, 0.75),
    count: values.length,
  };
}

/** Interpolates between the two nearest values; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
