import { build } from "virtual:client-assets";
import type { MiddlewareHandler } from "hono";
import type { AppEnv, RequestRecord } from "../app-env.ts";
import { dataCacheStatus, isAffected } from "../cache/cache-status.ts";
import type { CacheStatus } from "../cache/entry.ts";
import type { RequestCalls } from "../content-api/request-calls.ts";
import type { Effects } from "../platform/effects.ts";
import { faultLine, type LogLine, type LogSink, type RequestLog } from "../platform/log.ts";
import { reportError } from "./report-error.ts";

/**
 * Provides routes with a log. Also writes one line about each request, once the last upstream call of the request has
 * ended.
 */
export function requestLogger({ log: sink, fetch }: Effects): MiddlewareHandler<AppEnv> {
  const warned = new Set<string>();
  return async (c, next) => {
    const requestId = c.req.header("cf-ray") ?? crypto.randomUUID();
    const record: RequestRecord = { route: "unknown", phases: {}, requestId };
    const about = () => ({ route: record.route, requestId, build });
    const write: LogSink = (own) => {
      const line = { ...about(), ...own };
      sink(line);
      if (line.level !== "error") return;
      const report = reportError(line, c.env.ERROR_REPORT_URL, { fetch, warn: log.warn });
      c.executionCtx.waitUntil(report);
    };
    const log: RequestLog = {
      write,
      warn: (...problem) => write(faultLine("warn", ...problem)),
      warnOnce: (message, cause) => {
        if (!warned.has(message)) log.warn(message, cause);
        warned.add(message);
      },
      fault: (...fault) => write(faultLine("error", ...fault)),
    };
    c.set("record", record);
    c.set("log", log);
    await next();
    const { status } = c.res;
    // `calls` is not set if settings are invalid.
    const calls: RequestCalls | undefined = c.get("calls");
    const writeRequest = () => {
      // When a visitor disconnects, calls end early. This is no failure of the content service.
      const hasDisconnected = c.req.raw.signal.aborted;
      const level = levelOf(status, record.isIncomplete && !hasDisconnected);
      const facts = { method: c.req.method, status, ...factsOf(record, calls, hasDisconnected) };
      sink({ level, message: "request", ...about(), ...facts });
    };
    if (calls) c.executionCtx.waitUntil(calls.idle().then(writeRequest));
    else writeRequest();
  };
}

function factsOf(record: RequestRecord, calls: RequestCalls | undefined, hasDisconnected: boolean) {
  const { html, isIncomplete = false, keywordLength, phases } = record;
  const { sent = [] } = calls ?? {};
  const results = (calls?.results ?? []).map((result) =>
    hasDisconnected ? { ...result, hasFailed: false } : result,
  );
  return {
    ...(html && {
      html: { ...statusFacts(html, results), isIncomplete: isIncomplete && !hasDisconnected },
    }),
    ...(results.length > 0 && { data: dataCacheStatus(results) }),
    ...(calls && { upstream: sent }),
    // The longest time is also logged as a number, because log services cannot aggregate lists.
    ...(sent.length > 0 && { upstreamMs: Math.max(...sent.map(({ ms }) => ms)) }),
    ...(keywordLength !== undefined && { keywordLength }),
    phases,
  };
}

function statusFacts(html: CacheStatus, data: readonly CacheStatus[]) {
  const { state, ttl, isCollapsed, isStored } = html;
  return { state, ttl, isFailing: isAffected([html, ...data]), isCollapsed, isStored };
}

/**
 * Returns the level of a request's log line. The status 503 and incomplete documents show temporary failures of the
 * content service. All other statuses from 500 on show internal errors.
 */
function levelOf(status: number, isIncomplete = false): LogLine["level"] {
  if (status === 503 || isIncomplete) return "warn";
  return status >= 500 ? "error" : "info";
}
