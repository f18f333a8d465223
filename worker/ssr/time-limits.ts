/** Added to the upstream timeout: pending deferred values then count as failed. */
const VALUES_GRACE_MS = 500;
/** Added to the upstream timeout: React is aborted only after those failures were rendered. */
const RENDER_GRACE_MS = 1500;

/** Time limits of a page. Timers are only started if something is pending. */
export class TimeLimits {
  readonly #timeoutMs: number;
  readonly #started = Date.now();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #values: Promise<void> | undefined;

  /** @param timeoutMs timeout of a call to the content service. */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Resolves when pending deferred values are to count as failed. */
  get values(): Promise<void> {
    this.#values ??= new Promise((resolve) => this.#at(VALUES_GRACE_MS, resolve));
    return this.#values;
  }

  /** Aborts when rendering is to stop. */
  rendering(): AbortSignal {
    const controller = new AbortController();
    const reason = new DOMException("the page's time limit has passed", "TimeoutError");
    this.#at(RENDER_GRACE_MS, () => controller.abort(reason));
    return controller.signal;
  }

  /** Pending timers would keep the page's data in memory. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #at(graceMs: number, act: () => void): void {
    const passed = Date.now() - this.#started;
    this.#timers.push(setTimeout(act, this.#timeoutMs + graceMs - passed));
  }
}
