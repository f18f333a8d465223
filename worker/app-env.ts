import type { RequestCache } from "./cache/cache.ts";
import type { CacheStatus } from "./cache/entry.ts";
import type { Config } from "./config/config.ts";
import type { Env } from "./config/settings.ts";
import type { RequestCalls } from "./content-api/request-calls.ts";
import type { RequestLog } from "./platform/log.ts";

/** The facts that are logged about a request. They contain no URL, no search text and nothing personal. */
export interface RequestRecord {
  /**
   * Name of the page's route, of the API call, or of another route such as `feed`. It is `unknown` for an unknown path.
   */
  route: string;
  /** How the cache handled the document. */
  html?: CacheStatus | undefined;
  /** Whether the document lacks required content because the content service failed. */
  isIncomplete?: boolean;
  /** Length of the search text, in characters. */
  keywordLength?: number;
  /**
   * Milliseconds that each phase took. The platform's clock advances only with I/O, so pure computation counts as zero.
   */
  phases: Record<string, number>;
  /** Cloudflare's `cf-ray`, or a random id. It is the same in all lines about the request. */
  requestId: string;
}

/** How a shared cache (RFC 9111) in front of the worker may store a response. */
export interface Shareable {
  /**
   * The canonical path and query. The response is stored only if the request has exactly this spelling, because
   * visitors can make up any number of other spellings.
   */
  address: string;
  /** The time for which a response that does not depend on content may be stored, in seconds. */
  seconds?: number;
  content?: {
    tags: readonly string[];
    /** Milliseconds since the epoch. */
    freshUntil: number;
    /** The response may be served stale until this time, in milliseconds since the epoch. */
    usableUntil: number;
  };
  /** Whether the response contains the site's origin, for example in links. */
  hasOrigin?: boolean;
}

/**
 * Tells a shared cache in front of the worker which content has changed. If the cache accepts the call, `retryAfter` is
 * 0, and from then on the cache does not serve the old content without asking the worker. If the cache refuses the
 * call, the call may be repeated after `retryAfter` seconds.
 */
export type TellSharedCache = (change: {
  tags: readonly string[];
  isPurge: boolean;
}) => Promise<{ retryAfter: number }>;

/** A cache in front of the worker, if there is one. */
export interface SharedCache {
  /**
   * Set by a route that allows the cache to store the response. If no route sets `allowed`, the response is not stored.
   */
  allowed?: Shareable;
  /** Undefined if there is no cache in front of the worker. */
  tell?: TellSharedCache;
}

/** Context variables of a request, set by middleware. */
export interface RequestContext {
  config: Config;
  /** The request URL, parsed once. */
  url: URL;
  /** Origin of canonical URLs. It is the configured origin, or else the origin of the request. */
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
