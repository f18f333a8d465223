import { build } from "virtual:client-assets";
import type { MiddlewareHandler } from "hono";
import type { AppEnv, RequestRecord } from "../app-env.ts";
import { dataCacheStatus } from "../cache/cache-status.ts";
import type { CacheStatus } from "../cache/entry.ts";
import type { Effects } from "../config/effects.ts";
import { faultLine, type LogLine, type LogSink, type Warn } from "../config/log.ts";
import { reportError } from "../config/report-error.ts";
import type { RequestCalls } from "../content/request-calls.ts";

/** Sets what routes log with, and logs one line per request once its last upstream call has ended. */
export function requestLogger({ log: sink, fetch }: Effects): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = c.req.header("cf-ray") ?? crypto.randomUUID();
    const record: RequestRecord = { route: "unknown", phases: {}, requestId };
    const about = () => ({ route: record.route, requestId, build });
    const log: LogSink = (own) => {
      const line = { ...about(), ...own };
      sink(line);
      if (line.level === "error")
        c.executionCtx.waitUntil(reportError(line, c.env.ERROR_REPORT_URL, { fetch, warn }));
    };
    const warn: Warn = (...fault) => log(faultLine("warn", ...fault));
    c.set("record", record);
    c.set("log", log);
    c.set("warn", warn);
    c.set("reportFault", (...fault) => log(faultLine("error", ...fault)));
    await next();
    const { status } = c.res;
    // Absent if the settings are invalid.
    const calls: RequestCalls | undefined = c.var.calls;
    const write = () => {
      const facts = { method: c.req.method, status, ...factsOf(record, calls) };
      sink({ level: levelOf(status), message: "request", ...about(), ...facts });
    };
    if (calls) c.executionCtx.waitUntil(calls.idle().then(write));
    else write();
  };
}

function factsOf({ html, keywordLength, phases }: RequestRecord, calls?: RequestCalls) {
  const { results = [], sent = [] } = calls ?? {};
  return {
    ...(html && { html: statusFacts(html) }),
    ...(results.length > 0 && { data: dataCacheStatus(results) }),
    ...(calls && { upstream: sent }),
    // A separate number, since log services cannot aggregate lists.
    ...(sent.length > 0 && { upstreamMs: Math.max(...sent.map(({ ms }) => ms)) }),
    ...(keywordLength !== undefined && { keywordLength }),
    phases,
  };
}

function statusFacts({ state, ttl, isFailing, isCollapsed, isStored }: CacheStatus) {
  return state === "bypass" ? { state } : { state, ttl, isFailing, isCollapsed, isStored };
}

/** 503 is a temporary upstream failure; other 5xx are internal errors. */
function levelOf(status: number): LogLine["level"] {
  if (status === 503) return "warn";
  return status >= 500 ? "error" : "info";
}
