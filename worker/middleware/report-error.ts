import type { Fetch } from "../platform/effects.ts";
import type { LogLine, Warn } from "../platform/log.ts";

/** Reports are sent in the background. Without this limit, an error service that hangs would keep the isolate busy. */
const REPORT_TIMEOUT_MS = 5_000;

const FAILED = "the error service failed";

/**
 * Posts the log line of an internal error as JSON to ERROR_REPORT_URL, if that is set. A failure of this request is
 * only logged.
 */
export async function reportError(
  line: LogLine,
  url: string | undefined,
  { fetch, warn }: { fetch: Fetch; warn: Warn },
): Promise<void> {
  if (!url) return;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(line),
      signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) warn(FAILED, `HTTP ${response.status}`);
  } catch (cause) {
    // Only the name of the error is logged. Its message may contain the address, and the address may contain a key.
    warn(FAILED, `no response: ${cause instanceof Error ? cause.name : typeof cause}`);
  }
}
