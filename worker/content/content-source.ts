import { isNotFound } from "../../shared/content/errors.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import type { ResponseCache } from "../cache/cache.ts";
import type { Dependency, Loaded } from "../cache/entry.ts";
import { type DataKey, dataCacheUrl } from "../cache/key.ts";
import type { PolicyName } from "../cache/policy.ts";
import type { CacheOutcome, CacheRequest, CacheResult } from "../cache/request.ts";
import { jsonSerializer } from "../cache/serializer.ts";
import type { Config } from "../config/config.ts";
import type { UpstreamRecord } from "../config/log.ts";
import { withTimeout } from "../config/with-timeout.ts";
import { TooLongError } from "../upstream/body.ts";
import type { ContentCall } from "../upstream/calls.ts";
import type { UpstreamClient } from "../upstream/client.ts";
import type { CleanHtml } from "../upstream/schema.ts";
import { newUnknownIcons } from "../upstream/unknown-icons.ts";
import { newUnknownTimes } from "../upstream/unknown-times.ts";

/** Added to the upstream timeout for the cache and the connection. */
const FLIGHT_MARGIN_MS = 500;

export interface SourceContext {
  config: Config;
  /** Origin of the site; cache keys are on its host. */
  siteOrigin: string;
  client: UpstreamClient;
  clean: CleanHtml;
  cache: ResponseCache;
  warn: (message: string, cause: unknown) => void;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Stale entries are served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
}

/** Sends a call without the cache; its response is not stored separately. */
export type SendCall = <T>(call: ContentCall<T>) => Promise<T>;

/** A value computed from several responses, stored and revalidated as one entry. */
export interface DerivedValue<T> {
  key: Pick<DataKey, "call" | "parameters">;
  /** Default: `derived`. */
  policy?: PolicyName;
  load: (send: SendCall) => Promise<T>;
  /** Tags of the content in the value. */
  tags: (value: T) => string[];
  /** Tags of the part that the caller uses; default: all. */
  usedTags?: ((value: T) => string[]) | undefined;
  /** Number of calls that it usually makes in sequence, for the timeout; default: two. */
  calls?: number;
  /** The page is complete without it: a failure is logged but does not prevent storing the document. */
  isOptional?: boolean | undefined;
}

/** The options of a cache lookup. */
interface Lookup<T> extends Pick<CacheRequest<T>, "load" | "missingTags"> {
  policy: PolicyName;
  /** Number of calls that a load makes in sequence. */
  calls: number;
  usedTags?: DerivedValue<T>["usedTags"];
  isOptional?: boolean | undefined;
}

/** The calls of one request: cache, signed fetch, schema. Equal calls within a request share one promise. */
export class ContentSource {
  readonly outcomes: CacheOutcome[] = [];
  /** Calls that were actually sent, recorded as they end. */
  readonly sentCalls: UpstreamRecord[] = [];
  readonly #context: SourceContext;
  readonly #calls = new Map<string, Promise<unknown>>();
  readonly #lookups = new Set<Promise<void>>();
  readonly #sending = new Set<Promise<unknown>>();
  #hasFailed = false;
  #isNotFound = false;

  get config(): Config {
    return this.#context.config;
  }

  constructor(context: SourceContext) {
    this.#context = context;
  }

  call<T>(call: ContentCall<T>): Promise<T> {
    const { key, policy = key.call, missingTags } = call;
    const load = async (signal: AbortSignal): Promise<Loaded<T>> => {
      const value = await this.#record(call, this.#fetch(call, signal));
      return { value, tags: call.tagsOf(value) };
    };
    return this.#once(key, { policy, load, missingTags, calls: 1 });
  }

  derive<T>({
    key,
    policy = "derived",
    load,
    tags,
    calls = 2,
    ...options
  }: DerivedValue<T>): Promise<T> {
    const loadNow = async (signal: AbortSignal): Promise<Loaded<T>> => {
      const value = await load((call) => this.#record(call, this.#fetch(call, signal)));
      return { value, tags: tags(value) };
    };
    return this.#once(key, { policy, load: loadNow, calls, ...options });
  }

  hasPendingLookups(): boolean {
    return this.#lookups.size > 0;
  }

  /** Resolves once each call so far is a cache hit or has been forwarded upstream. */
  async lookupsDone(): Promise<void> {
    while (this.#lookups.size > 0) await Promise.all(this.#lookups);
  }

  /**
   * An optional value; undefined after the timeout, and the document is then not stored. No timeout
   * during a background revalidation.
   */
  async withTimeout<T>(value: Promise<T>, milliseconds: number): Promise<T | undefined> {
    if (this.#context.mustRevalidate) return value;
    let found: { value: T } | undefined;
    const waiting = value.then((result) => {
      found = { value: result };
    });
    await withTimeout(waiting, milliseconds);
    if (!found) this.#hasFailed = true;
    return found?.value;
  }

  /** Whether a call failed, except optional ones, or took too long. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Whether the content service itself responded that an item does not exist. */
  get isNotFound(): boolean {
    return this.#isNotFound;
  }

  /** Adds another source's calls to the headers and the log of this request. */
  include({ outcomes, sentCalls, hasFailed }: ContentSource): void {
    this.outcomes.push(...outcomes);
    this.sentCalls.push(...sentCalls);
    this.#hasFailed ||= hasFailed;
  }

  /** Resolves once all calls of the request have ended, including background revalidations. */
  async idle(): Promise<void> {
    let count = -1;
    while (count !== this.#calls.size || this.#sending.size > 0) {
      count = this.#calls.size;
      await Promise.allSettled([...this.#calls.values(), ...this.#sending]);
    }
  }

  #once<T>(key: Pick<DataKey, "call" | "parameters">, lookup: Lookup<T>): Promise<T> {
    const { upstream, videoHosts } = this.config;
    const site = this.#context.siteOrigin;
    const url = dataCacheUrl({ ...key, site, origin: upstream.origin, videoHosts });
    const known = this.#calls.get(url);
    if (known) return known as Promise<T>;
    const result = this.#get(url, key.call, lookup);
    result.catch((error: unknown) => this.#recordFailure(key.call, error, lookup));
    this.#calls.set(url, result);
    return result;
  }

  async #get<T>(
    key: string,
    name: string,
    { load, policy, calls, missingTags, usedTags }: Lookup<T>,
  ): Promise<T> {
    const { config, cache, signal, mustRevalidate } = this.#context;
    const lookupDone = Promise.withResolvers<void>();
    this.#lookups.add(lookupDone.promise);
    const finish = () => {
      this.#lookups.delete(lookupDone.promise);
      lookupDone.resolve();
    };
    let outcome: CacheOutcome | undefined;
    const onLookup = (found: CacheOutcome) => {
      outcome = found;
      this.outcomes.push(found);
      finish();
    };
    try {
      const { value }: CacheResult<T> = await cache.get({
        key,
        name,
        policy: cache.policies[policy],
        serializer: jsonSerializer<T>(),
        load,
        missingTags,
        timeout: calls * config.upstream.timeoutMs + FLIGHT_MARGIN_MS,
        signal,
        mustRevalidate,
        onLookup,
      });
      if (usedTags && outcome) outcome.dependencies = limitDependencies(outcome, usedTags(value));
      return value;
    } finally {
      finish();
    }
  }

  async #fetch<T>(call: ContentCall<T>, signal: AbortSignal): Promise<T> {
    const { client, clean } = this.#context;
    try {
      const response = await client(call.request, signal);
      const { embedded, origin } = this.config.upstream;
      const value = call.parse(response, clean, embedded ? undefined : origin);
      const rejected = rejectedOf(value);
      if (rejected.length > 0)
        this.#context.warn("invalid items were dropped", rejected.join(" | "));
      const icons = newUnknownIcons(itemsOf(value));
      if (icons.length > 0) this.#context.warn("unknown icons", icons.join(" | "));
      const times = newUnknownTimes(response);
      if (times.length > 0) this.#context.warn("unknown times", times.join(" | "));
      return value;
    } catch (error) {
      if (call.tooLong !== undefined && error instanceof TooLongError) return call.tooLong;
      throw error;
    }
  }

  async #record<T>({ key: { call } }: ContentCall<T>, response: Promise<T>): Promise<T> {
    const { now } = this.#context.cache;
    const started = now();
    this.#sending.add(response);
    const finish = (ok: boolean) => {
      this.#sending.delete(response);
      this.sentCalls.push({ call, ms: now() - started, ok });
    };
    response.then(
      () => finish(true),
      () => finish(false),
    );
    return response;
  }

  #recordFailure(
    name: string,
    error: unknown,
    { isOptional }: Pick<Lookup<unknown>, "isOptional">,
  ): void {
    if (isNotFound(error)) {
      this.#isNotFound = true;
      return;
    }
    if (!isOptional) this.#hasFailed = true;
    if (!this.#context.signal?.aborted) this.#context.warn(`the call ${name} failed`, error);
  }
}

function itemsOf(value: unknown): ContentItem[] {
  const isList = typeof value === "object" && value !== null && "items" in value;
  return isList && Array.isArray(value.items) ? value.items : [];
}

function rejectedOf(value: unknown): string[] {
  const isList = typeof value === "object" && value !== null && "rejected" in value;
  return isList && Array.isArray(value.rejected) ? value.rejected : [];
}

/** Limits the outcome's dependencies to the tags in use. */
function limitDependencies({ dependencies }: CacheOutcome, tags: string[]): Dependency[] {
  return dependencies.map(({ requestedAt }) => ({ requestedAt, tags }));
}
