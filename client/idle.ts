/** If the browser is busy for this time, waiting ends anyway. */
const IDLE_TIMEOUT_MS = 2000;
/** Browsers without requestIdleCallback wait this long. */
const FALLBACK_DELAY_MS = 200;

export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, FALLBACK_DELAY_MS);
  });
}
