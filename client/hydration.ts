import { HYDRATION_ID } from "../shared/layouts/document.tsx";
import { type Deferred, type Settled, settled } from "../shared/page/deferred.ts";
import type { HydrationData } from "../shared/page/hydration-data.ts";
import { LATE_VALUES, type StreamedValue } from "../shared/page/streamed-value-script.ts";

/** Reads what the server left in the document; undefined where it left nothing to hydrate. */
export function readHydrationData(): HydrationData | undefined {
  const block = document.getElementById(HYDRATION_ID)?.textContent;
  return block ? JSON.parse(block) : undefined;
}

/** Values that come after the shell, in the same response, by small scripts. */
export class StreamedValues {
  readonly #waiting = new Map<string, (value: Settled<unknown>) => void>();
  readonly #arrived = new Map<string, Settled<unknown>>();

  /** Takes what has come already, then what comes; gives up when the document is over. */
  constructor(scope: Window & { [LATE_VALUES]?: StreamedValue[] } = window) {
    for (const late of scope[LATE_VALUES] ?? []) this.#arrive(late);
    scope[LATE_VALUES] = Object.assign([], { push: (late: StreamedValue) => this.#arrive(late) });
    if (scope.document.readyState === "loading") {
      scope.document.addEventListener("DOMContentLoaded", () => this.#end(), { once: true });
    } else {
      queueMicrotask(() => this.#end());
    }
  }

  value(streamKey: string): Deferred<unknown> {
    const arrived = this.#arrived.get(streamKey);
    const promise: Deferred<unknown> = arrived
      ? settled(arrived)
      : new Promise((resolve) => this.#waiting.set(streamKey, resolve));
    promise.streamKey = streamKey;
    return promise;
  }

  #arrive([key, value]: StreamedValue): number {
    this.#arrived.set(key, value as Settled<unknown>);
    this.#waiting.get(key)?.(value as Settled<unknown>);
    return this.#waiting.delete(key) ? 1 : 0;
  }

  /** A response that broke off leaves values that nobody will send. */
  #end(): void {
    for (const resolve of this.#waiting.values()) resolve({ ok: false, code: "upstream" });
    this.#waiting.clear();
  }
}
