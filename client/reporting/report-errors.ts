import {
  ERRORS_PATH,
  type ErrorReport,
  MAX_FRAMES,
  type ReportedPage,
} from "../../shared/rendering/reporting.ts";
import { rootOptions } from "../root-options.ts";
import { sendReport } from "./send-report.ts";

/** Each document reports at most this many errors. */
const MAX_REPORTS = 3;

/** Reports uncaught errors, errors of React, and chunks that could not be loaded. */
export function reportErrors(page: ReportedPage): void {
  const componentStacks = new WeakMap<Error, string>();
  const reported = new Set<string>();
  const report = (kind: ErrorReport["kind"], thrown: unknown, position = "") => {
    const components = thrown instanceof Error ? componentStacks.get(thrown) : undefined;
    const described = describeError(kind, thrown, {
      origin: location.origin,
      position,
      components,
    });
    const key = JSON.stringify(described);
    if (!described || reported.has(key) || reported.size === MAX_REPORTS) return;
    reported.add(key);
    sendReport(ERRORS_PATH, { ...page, ...described });
  };
  addEventListener("error", ({ error, filename, lineno, colno }) =>
    report("error", error, `${filename}:${lineno}:${colno}`),
  );
  addEventListener("unhandledrejection", ({ reason }) => report("rejection", reason));
  addEventListener("vite:preloadError", ({ payload }) => report("chunk", payload));
  const dispatch = (
    error: unknown,
    { componentStack }: { componentStack?: string | undefined },
  ) => {
    if (error instanceof Error && componentStack) componentStacks.set(error, componentStack);
    // `reportError` causes an `error` event, and the listener above reports it. React's default for uncaught errors is
    // to call `reportError`, too.
    reportError(error);
  };
  rootOptions.onCaughtError = dispatch;
  rootOptions.onRecoverableError = dispatch;
  rootOptions.onUncaughtError = dispatch;
}

interface ErrorContext {
  origin: string;
  /** The position in the code that the error event names. It is used if the thrown value has no stack. */
  position?: string;
  components?: string | undefined;
}

/** Describes an error without its message. Returns undefined if none of the site's own scripts has thrown it. */
export function describeError(
  kind: ErrorReport["kind"],
  thrown: unknown,
  { origin, position = "", components = "" }: ErrorContext,
): Omit<ErrorReport, keyof ReportedPage> | undefined {
  const { name = typeof thrown, message = "", stack = "" } = thrown instanceof Error ? thrown : {};
  // If a chunk failed to load, the message may contain the chunk's URL, which is reported. For all other errors, the
  // message is removed from the stack, because it may contain text that looks like a position.
  const trace = (kind === "chunk" ? message : stack.replace(message, "")) || position;
  if (kind !== "chunk" && !isOwn(trace, origin)) return undefined;
  const code = /^Minified React error #(\d+)/.exec(message)?.[1];
  return {
    kind,
    name: /^\w{1,60}$/.test(name) ? name : "Error",
    ...(code && { code: Number(code) }),
    frames: ownFrames(trace, origin),
    components: ownFrames(components, origin),
  };
}

/** Whether a built file of the site threw the error. Extensions and injected scripts have other addresses. */
function isOwn(trace: string, origin: string): boolean {
  return /[^\s(@]+:\d+:\d+/.exec(trace)?.[0].startsWith(`${origin}/assets/`) === true;
}

function ownFrames(trace: string, origin: string): string[] {
  const frames = trace.matchAll(/([^\s(@]+\/assets\/)([\w.-]+\.js(?::\d+:\d+)?)/g);
  return [...frames]
    .flatMap(([, folder, frame = ""]) => (folder === `${origin}/assets/` ? frame : []))
    .slice(0, MAX_FRAMES);
}
