/** One JSON line for the platform's log; secrets are never part of a message. */
export function log(level: "info" | "warn" | "error", message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the platform's log.
  console[level](
    JSON.stringify({ level, message, ...(cause !== undefined && { cause: tell(cause) }) }),
  );
}

function tell(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const inner = cause.cause === undefined ? "" : ` (${tell(cause.cause)})`;
  return `${cause.name}: ${cause.message}${inner}`;
}
