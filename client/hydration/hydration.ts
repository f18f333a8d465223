import type { HeaderAndFooter } from "../../shared/rendering/contexts.tsx";
import {
  type Deferred,
  type Settled,
  STREAMED_VALUES,
  type StreamedValue,
  settled,
} from "../../shared/rendering/deferred.tsx";
import { HYDRATION_ID, type HydrationData } from "../../shared/rendering/hydration-codec.ts";
import { claimStyles } from "./claim-styles.ts";

/** Reads the hydration data in the document. Returns undefined if there is none. */
export function readHydrationData(): HydrationData | undefined {
  const block = document.getElementById(HYDRATION_ID)?.textContent;
  return block ? JSON.parse(block) : undefined;
}

/** Collects the values that the server streams. They arrive in inline scripts after the rest of the document. */
export class StreamedValues {
  readonly #waiting = new Map<string, (value: Settled<unknown>) => void>();
  readonly #arrived = new Map<string, Settled<unknown>>();

  /**
   * Takes the values that have already arrived, and then each later value as it arrives. Values that are missing at the
   * end of the document fail.
   */
  constructor() {
    const scope: { [STREAMED_VALUES]?: StreamedValue[] } = window as object;
    for (const streamed of scope[STREAMED_VALUES] ?? []) this.#arrive(streamed);
    scope[STREAMED_VALUES] = Object.assign([], {
      push: (streamed: StreamedValue) => this.#arrive(streamed),
    });
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => this.#end(), { once: true });
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
    // The styles that are needed to show a value arrive just before the value.
    claimStyles();
    this.#arrived.set(key, value as Settled<unknown>);
    this.#waiting.get(key)?.(value as Settled<unknown>);
    return this.#waiting.delete(key) ? 1 : 0;
  }

  /**
   * Called when the document has ended. If a value has not arrived by then, the response was interrupted, so the value
   * fails.
   */
  #end(): void {
    for (const resolve of this.#waiting.values()) resolve({ ok: false, code: "upstream" });
    this.#waiting.clear();
  }
}

/** Reads the server-rendered HTML of header and footer from the document. */
export function readHeaderAndFooter(root: Document): HeaderAndFooter {
  const content = (selector: string) => root.querySelector(selector)?.innerHTML ?? "";
  return {
    header: content("[data-header]"),
    end: { quickLinks: content("[data-quick-links]"), footer: content("body > footer") },
  };
}

/**
 * Evaluates the modules that the document preloads. Hydration starts afterwards, so that it never pauses in the middle
 * to wait for a module. Rejects if a deployment has removed one of the modules.
 */
export async function loadPreloaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  await Promise.all([...links].map(({ href }) => import(/* @vite-ignore */ href)));
}
