import type { Locale } from "../shared/i18n/locales.ts";
import type { Cache } from "./cache/cache.ts";
import type { CacheStatus } from "./cache/entry.ts";
import type { Config, Env } from "./config/config.ts";
import type { LogSink, Warn } from "./config/log.ts";
import type { CallsOptions, RequestCalls } from "./content/request-calls.ts";

/** What is logged about a request: no URL, no search text, nothing personal. */
export interface RequestRecord {
  /** Name of the page's route or of the call; `unknown` for unknown paths. */
  route: string;
  /** How the cache has handled the document. */
  html?: CacheStatus | undefined;
  /** The document lacks a required part because the content service fails. */
  isIncomplete?: boolean;
  /** Length of the search text, in characters. */
  keywordLength?: number;
  /** Milliseconds by phase. The platform's clock advances only with I/O, so pure computation counts as zero. */
  phases: Record<string, number>;
  /** Cloudflare's `cf-ray`, or a random id; the same in every line about the request. */
  requestId: string;
}

/** Context variables of a request, set by middleware. */
export interface RequestContext {
  config: Config;
  /** The request URL, parsed once. */
  url: URL;
  /** Origin of canonical URLs: the configured one, otherwise that of the request. */
  origin: string;
  locales: readonly Locale[];
  /** The calls of this request to the content service. */
  calls: RequestCalls;
  createCalls: (options: CallsOptions) => RequestCalls;
  cache: Cache;
  /** Workers Cache, in front of the worker, if it is enabled. */
  workersCache: CacheContext | undefined;
  record: RequestRecord;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  warn: Warn;
  /** Logs an internal error. */
  reportFault: Warn;
  /** Logs a line; one about an error goes to the error service, too, if one is configured. */
  log: LogSink;
}

export interface AppEnv {
  Bindings: Env;
  Variables: RequestContext;
}
