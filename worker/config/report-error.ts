import type { Fetch } from "./effects.ts";
import type { LogLine } from "./log.ts";

/** Nobody waits for it, but an isolate must not be held by a service that hangs. */
const LONGEST_REPORT_MS = 5_000;

/**
 * Sends the log line of a fault of the site's own to an error service, as JSON
 * by POST to ERROR_REPORT_URL; without that setting it does nothing. This is
 * the one place to change for a service that wants another format. It never
 * rejects: the line is in the log already.
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
      signal: AbortSignal.timeout(LONGEST_REPORT_MS),
    });
    await response.body?.cancel();
  } catch {
    // A report of the failed report could fail as well.
  }
}
