import { type Deferred, type Settled, settled } from "../shared/content/deferred.ts";
import { HYDRATION_ID } from "../shared/layouts/document.tsx";
import type { HydrationData } from "../shared/layouts/hydration-data.ts";
import { LATE_VALUES, type LateValue } from "../shared/layouts/late-script.ts";

/** Reads what the server left in the document; undefined where it left nothing to hydrate. */
export function readHydrationData(): HydrationData | undefined {
  const block = document.getElementById(HYDRATION_ID)?.textContent;
  return block ? JSON.parse(block) : undefined;
}

/** Loader data with its deferred values alive again; late ones settle as they arrive. */
export function reviveLoaderData(
  loaderData: HydrationData["loaderData"],
  late: LateValues,
): Record<string, unknown> {
  return mapValues(loaderData, (data) =>
    isRecord(data) ? mapValues(data, (value) => revive(value, late)) : data,
  );
}

/** An error is its status; this shape is what the router takes for an error response. */
export function reviveErrors(errors: HydrationData["errors"]) {
  return (
    errors &&
    mapValues(errors, ({ status }) => ({ status, statusText: "", internal: false, data: null }))
  );
}

function revive(value: unknown, late: LateValues): unknown {
  if (!isRecord(value)) return value;
  if ("$settled" in value) return settled(value.$settled as Settled<unknown>);
  return "$late" in value ? late.value(String(value.$late)) : value;
}

/** Values that come after the shell, in the same response, by small scripts. */
export class LateValues {
  readonly #waiting = new Map<string, (value: Settled<unknown>) => void>();
  readonly #arrived = new Map<string, Settled<unknown>>();

  /** Takes what has come already, then what comes; gives up when the document is over. */
  constructor(scope: Window & { [LATE_VALUES]?: LateValue[] } = window) {
    for (const late of scope[LATE_VALUES] ?? []) this.#arrive(late);
    scope[LATE_VALUES] = Object.assign([], { push: (late: LateValue) => this.#arrive(late) });
    if (scope.document.readyState === "loading") {
      scope.document.addEventListener("DOMContentLoaded", () => this.#end(), { once: true });
    } else {
      queueMicrotask(() => this.#end());
    }
  }

  value(lateKey: string): Deferred<unknown> {
    const arrived = this.#arrived.get(lateKey);
    const promise: Deferred<unknown> = arrived
      ? settled(arrived)
      : new Promise((resolve) => this.#waiting.set(lateKey, resolve));
    promise.lateKey = lateKey;
    return promise;
  }

  #arrive([key, value]: LateValue): number {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
