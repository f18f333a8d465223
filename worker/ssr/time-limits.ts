/** Past the time limit of a call, values that have not come are shown as failed … */
const VALUES_GRACE_MS = 500;
/** … and a little later React gives up, so that the failure still gets out. */
const RENDER_GRACE_MS = 1500;

/** When a page no longer waits. Most pages have all they need before anything could run out: no clock is set for them. */
export class TimeLimits {
  readonly #timeoutMs: number;
  readonly #started = Date.now();
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #values: Promise<void> | undefined;

  /** @param timeoutMs of a call to the content service. */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Resolves when values that have not come count as failed. */
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

  /** A page that is complete has to let go of the clocks: they hold all that it was made of. */
  letGo(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #at(graceMs: number, act: () => void): void {
    const passed = Date.now() - this.#started;
    this.#timers.push(setTimeout(act, this.#timeoutMs + graceMs - passed));
  }
}
