import type { Fetch } from "./effects.ts";
import type { LogLine } from "./log.ts";

/** The report is sent in the background, but a hanging service must not keep the isolate busy. */
const REPORT_TIMEOUT_MS = 5_000;

/**
 * Posts the log line of an internal error as JSON to ERROR_REPORT_URL, if set. A service that
 * expects another format needs a change only here. It never rejects: the line is already logged.
 */
export async function reportError(
  line: LogLine,
  url: string | undefined,
  fetch: Fetch,
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
  } catch {
    // Reporting a failed report could fail as well.
  }
}
