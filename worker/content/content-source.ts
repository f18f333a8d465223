import { isNotFound } from "../../shared/content/errors.ts";
import type { ResponseCache } from "../cache/cache.ts";
import type { CacheResult, EntryMetadata, Loaded } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import type { FreshnessLimit } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { type Config, imageSettings } from "../config/config.ts";
import type { UpstreamRecord, Warn } from "../config/log.ts";
import { withTimeout } from "../config/with-timeout.ts";
import type { ContentCall } from "../upstream/calls.ts";
import type { UpstreamClient } from "../upstream/client.ts";
import type { CleanHtml, ResolveUrl } from "../upstream/schema.ts";
import { KINDS, takeUnknown } from "../upstream/unknown-values.ts";

/** Added to the upstream timeout for the cache and the connection, in milliseconds. */
const LOAD_MARGIN = 500;
/** Calls that a composed value makes in sequence, for its timeout. */
const COMPOSED_CALLS = 5;

/** Reasons in one line of the log. */
const MAX_REJECTED = 5;

export interface SourceContext {
  config: Config;
  /** Origin of the site; cache keys are on its host. */
  siteOrigin: string;
  client: UpstreamClient;
  clean: CleanHtml;
  /** For the content of an external service. */
  resolve: ResolveUrl | undefined;
  cache: ResponseCache;
  warn: Warn;
  /** Milliseconds for which a page waits for an optional value once everything else is there. */
  optionalTimeout: number;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Stale entries are served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
}

/** Options that may differ from those of the request's own content source. */
export type SourceOptions = Pick<SourceContext, "signal" | "mustRevalidate">;

/** Sends a call without the cache; its response is not stored separately. */
export type SendCall = <T>(call: ContentCall<T>) => Promise<T>;

/** A value computed from several responses, stored and revalidated as one entry. */
export interface ComposedCall<T>
  extends Pick<ContentCall<T>, "name" | "parameters" | "policy" | "tags"> {
  load: (send: SendCall, warn: Warn) => Promise<T>;
}

/** How a response uses a value. */
export interface Use<T> {
  /** Tags of the part in use; default: of all content in the value. */
  tags?: (value: T) => string[];
  /** Neither its age nor its failure affects the response. */
  isOptional?: boolean;
}

/** The calls of one request: cache, signed fetch, schema. Equal calls within a request share one promise. */
export class ContentSource {
  readonly results: CacheResult[] = [];
  /** Tags of the content in the response. */
  readonly tags = new Set<string>();
  /** Calls that were actually sent, recorded as they end. */
  readonly sentCalls: UpstreamRecord[] = [];
  /** Names of the calls that failed. */
  readonly failedCalls = new Set<string>();
  /** Whether an optional value was late, and left out. */
  isLate = false;
  /** The entry of the required navigation. */
  navigation: EntryMetadata["navigation"];
  readonly config: Config;
  readonly #context: SourceContext;
  /** What all values vary by. */
  readonly #settings: readonly string[];
  readonly #calls = new Map<string, Promise<unknown>>();
  readonly #lookups = new Set<Promise<void>>();
  /** Calls, and what has been loaded for them, also in the background. */
  readonly #work: Promise<unknown>[] = [];

  constructor(context: SourceContext) {
    this.#context = context;
    this.config = context.config;
    const { videoHosts, upstream } = this.config;
    // HTML sanitising depends on the hosts, and on how pictures are served.
    this.#settings = [upstream.origin, videoHosts.join(), imageSettings(this.config)];
  }

  get optionalTimeout(): number {
    return this.#context.optionalTimeout;
  }

  async get<T>(call: ContentCall<T> | ComposedCall<T>, use: Use<T> = {}): Promise<T> {
    const { cache, siteOrigin, signal, mustRevalidate } = this.#context;
    const { isOptional = false, tags = call.tags } = use;
    const { name, parameters } = call;
    const parts = [...this.#settings, name, JSON.stringify(parameters)];
    const key = cacheUrl(siteOrigin, "data", parts);
    let value = this.#calls.get(key) as Promise<T> | undefined;
    if (!value) {
      const lookup = Promise.withResolvers<void>();
      this.#lookups.add(lookup.promise);
      const endLookup = () => {
        this.#lookups.delete(lookup.promise);
        lookup.resolve();
      };
      const result = cache.get<T>({
        key,
        name,
        policy: cache.policies[call.policy ?? name],
        load: (aborted) => {
          const loading = this.#load(call, aborted);
          this.#work.push(loading);
          return loading;
        },
        timeout:
          ("load" in call ? COMPOSED_CALLS : 1) * this.config.upstream.timeoutMs + LOAD_MARGIN,
        signal,
        mustRevalidate,
        onLookup: (found) => {
          if (!isOptional) this.results.push(found);
          endLookup();
        },
      });
      value = result
        .then(({ entry }) => {
          if (name !== "navigation") return entry.value;
          if (!isOptional) this.navigation = { key, requestedAt: entry.age.requestedAt };
          return cache.latestNavigation(key, entry);
        })
        .finally(endLookup);
      value.catch((error: unknown) => this.#recordFailure(name, error, isOptional));
      this.#calls.set(key, value);
      this.#work.push(value);
    }
    const found = await value;
    if (!isOptional) this.addTags(tags(found));
    return found;
  }

  hasPendingLookups(): boolean {
    return this.#lookups.size > 0;
  }

  /** Resolves once each call so far is a cache hit or has been forwarded upstream. */
  async lookupsDone(): Promise<void> {
    while (this.#lookups.size > 0) await Promise.all(this.#lookups);
  }

  /** An optional value; undefined if it is late. A background revalidation waits for it. */
  async optional<T>(value: Promise<T>): Promise<T | undefined> {
    if (this.#context.mustRevalidate) return value;
    const found = await withTimeout(
      value.then((result) => ({ result })),
      this.optionalTimeout,
    );
    if (!found) this.isLate = true;
    return found?.result;
  }

  /** Adds another source's calls to the headers and the log of this request. */
  include({ results, tags, sentCalls, failedCalls }: ContentSource): void {
    this.results.push(...results);
    this.addTags(tags);
    this.sentCalls.push(...sentCalls);
    for (const name of failedCalls) this.failedCalls.add(name);
  }

  /** Tags of content that the response has. */
  addTags(tags: Iterable<string>): void {
    for (const tag of tags) this.tags.add(tag);
  }

  /** Resolves once all calls of the request have ended, including background revalidations. */
  async idle(): Promise<void> {
    let count = -1;
    while (count !== this.#work.length) {
      count = this.#work.length;
      await Promise.allSettled(this.#work);
    }
  }

  async #load<T>(call: ContentCall<T> | ComposedCall<T>, aborted: AbortSignal): Promise<Loaded<T>> {
    const limits: FreshnessLimit[] = [];
    try {
      const value = await ("load" in call
        ? call.load((part) => this.#send(part, aborted, limits), this.#context.warn)
        : this.#send(call, aborted, limits));
      return { value, tags: limitTags(call.tags(value)), limits };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return { error, tags: ("missingTags" in call && call.missingTags) || [], limits };
    }
  }

  /** Sends the call and records it. */
  async #send<T>(call: ContentCall<T>, aborted: AbortSignal, limits: FreshnessLimit[]): Promise<T> {
    const { client, clean, resolve, warn, cache } = this.#context;
    const started = cache.now();
    let ok = false;
    try {
      const { json, limit } = await client(call.request, aborted);
      if (limit) limits.push(limit);
      const value = call.parse(json, clean, resolve);
      ok = true;
      const { rejected = [] } = (value ?? {}) as { rejected?: string[] };
      if (rejected.length > 0)
        warn(
          `${rejected.length} invalid items were dropped`,
          rejected.slice(0, MAX_REJECTED).join(" | "),
        );
      for (const kind of KINDS) {
        const unknown = takeUnknown(kind);
        if (unknown.length > 0) warn(`unknown ${kind}`, unknown.join(" | "));
      }
      return value;
    } finally {
      this.sentCalls.push({ call: call.name, ms: cache.now() - started, ok });
    }
  }

  #recordFailure(name: string, error: unknown, isOptional: boolean): void {
    if (isNotFound(error)) return;
    if (!isOptional) this.failedCalls.add(name);
    if (!this.#context.signal?.aborted) this.#context.warn(`the call ${name} failed`, error);
  }
}
