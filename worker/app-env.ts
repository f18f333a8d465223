import type { Locale } from "../shared/i18n/locales.ts";
import type { ResponseCache } from "./cache/cache.ts";
import type { Config, Env } from "./config/config.ts";
import type { LogSink, Warn } from "./config/log.ts";
import type { ContentSource, SourceOptions } from "./content/content-source.ts";
import type { RequestRecord } from "./request-record.ts";
import type { PageMatch } from "./urls/match-page.ts";

/** Context variables of a request, set by middleware. */
export interface RequestContext {
  config: Config;
  /** The request URL, parsed once. */
  url: URL;
  /** Origin of canonical URLs: the configured one, otherwise that of the request. */
  origin: string;
  locales: readonly Locale[];
  /** The page that the URL names, if any. */
  match: PageMatch | undefined;
  /** The content source of this request, once it is needed; see middleware/provide-content.ts. */
  source: ContentSource | undefined;
  createSource: (options: SourceOptions) => ContentSource;
  cache: ResponseCache;
  /** Whether the platform's cache (Workers Cache) is in front of the worker. */
  hasFrontCache: boolean;
  /** What the request log line will contain. */
  record: RequestRecord;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  warn: Warn;
  /** Logs the line of an error, and sends it to the error service if one is configured. */
  reportLine: LogSink;
  /** The same for internal errors. */
  reportFault: Warn;
  writeLog: LogSink;
}

export interface AppEnv {
  Bindings: Env;
  Variables: RequestContext;
}
