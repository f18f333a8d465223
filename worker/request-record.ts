import type { DocumentOutcome } from "./cache/cache-status.ts";

/** What the log tells of a request: no address, no search text, nothing of the visitor. */
export class RequestRecord {
  /** Name of the page's route or of the call; `unknown` for addresses that are none. */
  route = "unknown";
  html?: DocumentOutcome;
  /** Resolves when a streamed answer makes no more calls: the log waits for it. */
  responded?: Promise<void>;
  /** Length of the search text, in characters. */
  keywordLength?: number;
  /** Milliseconds by phase. The platform's clock stands still between I/O, so pure computing counts as none. */
  readonly phases: Record<string, number> = {};
  /** Cloudflare's `cf-ray`, or a random id: the same in every line about the request. */
  readonly requestId: string;
  readonly #now: () => number;

  constructor(now: () => number, requestId: string = crypto.randomUUID()) {
    this.#now = now;
    this.requestId = requestId;
  }

  async measure<T>(phase: string, work: Promise<T>): Promise<T> {
    const started = this.#now();
    try {
      return await work;
    } finally {
      this.phases[phase] = this.#now() - started;
    }
  }
}
