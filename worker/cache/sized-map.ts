/**
 * A map whose values have sizes, in any unit. When the sum of the sizes exceeds the limit, the least recently used
 * values are dropped.
 */
export class SizedMap<Value> {
  readonly #limit: number;
  readonly #held = new Map<string, { value: Value; size: number }>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  has(key: string): boolean {
    return this.#held.has(key);
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key);
    if (!held) return undefined;
    this.#held.delete(key);
    this.#held.set(key, held);
    return held.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    this.#held.set(key, { value, size });
    this.#size += size;
    for (const least of this.#held.keys()) {
      if (this.#size <= this.#limit) break;
      this.delete(least);
    }
  }

  delete(key: string): void {
    this.#size -= this.#held.get(key)?.size ?? 0;
    this.#held.delete(key);
  }
}
