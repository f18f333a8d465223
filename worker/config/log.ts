type Level = "info" | "warn" | "error";

/** One line of the log. */
export type LogLine = { level: Level; message: string } & Record<string, unknown>;

/** Reports what went wrong without keeping anybody waiting. */
export type Warn = (message: string, cause: unknown) => void;

/** Takes a line; the platform's console unless a test brings its own. */
export type LogSink = (line: LogLine) => void;

/** A call to the content service that was really sent. */
export interface UpstreamRecord {
  call: string;
  ms: number;
  ok: boolean;
}

/** One JSON line; the platform gathers what goes to the console. */
export const writeLine: LogSink = (line) => {
  // biome-ignore lint/suspicious/noConsole: the console is the platform's log.
  console[line.level](JSON.stringify(line));
};

/** By which a line is found: what failed, for which request, in which build. */
export interface LineContext {
  route: string;
  /** Cloudflare's `cf-ray`, or a random id where there is none. */
  requestId?: string | undefined;
  build: string;
}

/** A line about something that went wrong; secrets are never part of one. */
export function faultLine(
  level: Level,
  message: string,
  cause: unknown,
  context: LineContext,
): LogLine {
  return {
    level,
    message,
    ...context,
    cause: messageOf(cause),
    ...(cause instanceof Error && { stack: stackOf(cause) }),
  };
}

function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const inner = cause.cause === undefined ? "" : ` (${messageOf(cause.cause)})`;
  return `${cause.name}: ${cause.message}${inner}`;
}

/** Of the error and of what caused it. */
function stackOf({ stack = "", cause }: Error): string {
  return cause instanceof Error ? `${stack}\nCaused by: ${stackOf(cause)}` : stack;
}
