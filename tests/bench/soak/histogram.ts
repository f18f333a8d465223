/** Durations of any number of requests in constant memory, precise to 0.1 ms or 1 %. */
export class Histogram {
  count = 0;
  max = 0;
  readonly #buckets = new Map<number, number>();

  add(milliseconds: number): void {
    this.count += 1;
    this.max = Math.max(this.max, milliseconds);
    const step = Math.max(0.1, 10 ** Math.floor(Math.log10(Math.max(milliseconds, 1)) - 2));
    const bucket = Math.round(milliseconds / step) * step;
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + 1);
  }

  percentile(share: number): number {
    const wanted = Math.ceil(this.count * share);
    let passed = 0;
    for (const [bucket, count] of [...this.#buckets].toSorted(([a], [b]) => a - b)) {
      passed += count;
      if (passed >= wanted) return bucket;
    }
    return Number.NaN;
  }
}
