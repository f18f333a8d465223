import { build } from "virtual:client-assets";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";
import { dataCacheStatus } from "../cache/cache-status.ts";
import type { CacheStatus } from "../cache/entry.ts";
import type { Effects } from "../config/effects.ts";
import { faultLine, type LogLine } from "../config/log.ts";
import { reportError } from "../config/report-error.ts";

/** Sets what routes log with, and logs one line per request once its last upstream call has ended. */
export function requestLogger({ log: sink, fetch }: Effects): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = c.req.header("cf-ray") ?? crypto.randomUUID();
    c.set("record", { route: "unknown", phases: {}, requestId });
    c.set("warn", (...fault) => c.get("log")(faultLine("warn", ...fault)));
    c.set("reportFault", (...fault) => c.get("log")(faultLine("error", ...fault)));
    c.set("log", (own) => {
      const line = { ...contextOf(c), ...own };
      sink(line);
      if (line.level === "error")
        c.executionCtx.waitUntil(
          reportError(line, c.env.ERROR_REPORT_URL, { fetch, warn: c.get("warn") }),
        );
    });
    await next();
    const { status } = c.res;
    const write = () => sink({ level: levelOf(status), message: "request", ...lineOf(c, status) });
    const calls = c.get("calls");
    if (calls) c.executionCtx.waitUntil(calls.idle().then(write));
    else write();
  };
}

/** Which request and build a line is about. */
function contextOf(c: Context<AppEnv>) {
  const { route, requestId } = c.get("record");
  return { route, requestId, build };
}

function lineOf(c: Context<AppEnv>, status: number) {
  const { html, keywordLength, phases } = c.get("record");
  const { results = [], sent = [] } = c.get("calls") ?? {};
  return {
    ...contextOf(c),
    method: c.req.method,
    status,
    ...(html && { html: factsOf(html) }),
    ...(results.length > 0 && { data: dataCacheStatus(results) }),
    ...(c.get("cache") && { upstream: sent }),
    // A separate number, since log services cannot aggregate lists.
    ...(sent.length > 0 && { upstreamMs: Math.max(...sent.map(({ ms }) => ms)) }),
    ...(keywordLength !== undefined && { keywordLength }),
    phases,
  };
}

function factsOf({ state, ttl, isFailing, isCollapsed, isStored }: CacheStatus) {
  return state === "bypass" ? { state } : { state, ttl, isFailing, isCollapsed, isStored };
}

/** 503 is a temporary upstream failure; other 5xx are internal errors. */
function levelOf(status: number): LogLine["level"] {
  if (status === 503) return "warn";
  return status >= 500 ? "error" : "info";
}
