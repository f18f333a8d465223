/** After this time the wait ends, even if the browser is still busy. */
const IDLE_TIMEOUT_MS = 2000;
/** In browsers without requestIdleCallback, the wait always takes this time. */
const FALLBACK_DELAY_MS = 200;

export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, FALLBACK_DELAY_MS);
  });
}
