import type { DocumentOutcome } from "./cache/cache-status.ts";

/** What is logged about a request: no URL, no search text, nothing personal. */
export class RequestRecord {
  /** Name of the page's route or of the call; `unknown` for unknown paths. */
  route = "unknown";
  html?: DocumentOutcome;
  /** Resolves once a streamed response makes no further calls; the log line is written then. */
  responded?: Promise<void>;
  /** Length of the search text, in characters. */
  keywordLength?: number;
  /** Milliseconds by phase. The platform's clock advances only with I/O, so pure computation counts as zero. */
  readonly phases: Record<string, number> = {};
  /** Cloudflare's `cf-ray`, or a random id; the same in every line about the request. */
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
