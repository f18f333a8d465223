import type { RequestCache } from "./cache/cache.ts";
import type { CacheStatus } from "./cache/entry.ts";
import type { Config, Env } from "./config/config.ts";
import type { RequestCalls } from "./content-api/request-calls.ts";
import type { RequestLog } from "./platform/log.ts";

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

/** What a shared cache in front of the worker (RFC 9111) may store of a response. */
export interface Shareable {
  /**
   * The canonical path and query. Nothing is stored for other spellings, because visitors can make up any number of
   * them.
   */
  address: string;
  /** How long it may be stored, if it does not depend on content. */
  seconds?: number;
  content?: {
    tags: readonly string[];
    /** Milliseconds since the epoch. */
    freshUntil: number;
    /** End of the time in which it may be served stale. */
    usableUntil: number;
  };
  /** Whether it contains the site's origin. */
  hasOrigin?: boolean;
}

/**
 * Tells a shared cache in front of the worker what has changed. If it resolves with 0, the cache no longer serves
 * the changed content without asking the worker. Otherwise the cache has not confirmed that, and may be told again
 * after so many seconds.
 */
export type TellSharedCache = (change: {
  tags: readonly string[];
  isPurge: boolean;
}) => Promise<{ retryAfter: number }>;

/** A cache in front of the worker, if there is one. */
export interface SharedCache {
  /** Set by the route that responds: without it nothing is stored. */
  allowed?: Shareable;
  /** Absent if there is no such cache. */
  tell?: TellSharedCache;
}

/** Context variables of a request, set by middleware. */
export interface RequestContext {
  config: Config;
  /** The request URL, parsed once. */
  url: URL;
  /** Origin of canonical URLs: the configured one, otherwise that of the request. */
  origin: string;
  /** The calls to the content service that the response needs. */
  calls: RequestCalls;
  cache: RequestCache;
  sharedCache: SharedCache;
  record: RequestRecord;
  log: RequestLog;
}

export interface AppEnv {
  Bindings: Env;
  Variables: RequestContext;
}
