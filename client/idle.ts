/** Upper limit of the wait for an idle period. */
const IDLE_TIMEOUT_MS = 2000;
/** Delay in browsers without requestIdleCallback. */
const FALLBACK_DELAY_MS = 200;

export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, FALLBACK_DELAY_MS);
  });
}
