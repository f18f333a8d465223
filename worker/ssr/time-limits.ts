/** Past the time limit of an upstream call, deferred values that have not come count as failed … */
const VALUES_GRACE_MS = 500;
/** … and a little later React is aborted, so that the failure is still sent. */
const RENDER_GRACE_MS = 1500;

/** When a page no longer waits. Timers are set only where something is still on its way. */
export class TimeLimits {
  readonly #timeoutMs: number;
  readonly #started = Date.now();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #values: Promise<void> | undefined;

  /** @param timeoutMs of a call to the content service. */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Resolves when deferred values that have not come count as failed. */
  get values(): Promise<void> {
    this.#values ??= new Promise((resolve) => this.#at(VALUES_GRACE_MS, resolve));
    return this.#values;
  }

  /** Aborts when React is to give up. */
  rendering(): AbortSignal {
    const controller = new AbortController();
    this.#at(RENDER_GRACE_MS, () => controller.abort());
    return controller.signal;
  }

  /** Timers that are left running would hold all that the page was made of. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #at(graceMs: number, act: () => void): void {
    const passed = Date.now() - this.#started;
    this.#timers.push(setTimeout(act, this.#timeoutMs + graceMs - passed));
  }
}
