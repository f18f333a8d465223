type Level = "info" | "warn" | "error";

export type LogLine = { level: Level; message: string } & Record<string, unknown>;

/** Logs a problem without delaying the response. */
export type Warn = (message: string, cause: unknown) => void;

/** Takes the lines of the log. `writeLine` writes them to the console. Tests may pass another sink. */
export type LogSink = (line: LogLine) => void;

/** The log of a request. All of its lines have the request's id. */
export interface RequestLog {
  /** Writes a line. A line of the level `error` is also sent to the error service, if one is configured. */
  write: LogSink;
  warn: Warn;
  /** Logs a problem only once in each isolate. */
  warnOnce: Warn;
  /** Logs an internal error. */
  fault: Warn;
}

/** A request that was sent to the content service. */
export interface UpstreamRecord {
  call: string;
  ms: number;
  ok: boolean;
}

/** Writes a line as JSON to the console. The platform collects what is written there. */
export const writeLine: LogSink = (line) => {
  // biome-ignore lint/suspicious/noConsole: the console is the platform's log.
  console[line.level](JSON.stringify(line));
};

/** Makes a line about a failure. The line never contains secrets. */
export function faultLine(level: Level, message: string, cause: unknown): LogLine {
  return {
    level,
    message,
    cause: messageOf(cause),
    ...(cause instanceof Error && { stack: stackOf(cause) }),
  };
}

function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return textOf(cause);
  const inner = cause.cause === undefined ? "" : ` (${messageOf(cause.cause)})`;
  return `${cause.name}: ${cause.message}${inner}`;
}

/**
 * Describes a thrown value that is not an error. For a response, only the status is logged, because its data may
 * contain a URL.
 */
function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if ("status" in value && "statusText" in value) return `${value.status} ${value.statusText}`;
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}

/** Returns the stack of an error and of all its causes. */
function stackOf({ stack = "", cause }: Error): string {
  return cause instanceof Error ? `${stack}\nCaused by: ${stackOf(cause)}` : stack;
}
