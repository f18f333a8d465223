import { isNotFound } from "../../shared/content/errors.ts";
import type { Begun, ResponseCache } from "../cache/cache.ts";
import type { CacheStatus, Entry } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import { ageOf, type FreshnessLimit, limitAge, notFoundPolicy } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { type Config, imageSettings } from "../config/config.ts";
import type { UpstreamRecord, Warn } from "../config/log.ts";
import { withTimeout } from "../config/with-timeout.ts";
import type { ContentCall } from "../upstream/calls.ts";
import type { UpstreamClient } from "../upstream/client.ts";
import type { CleanHtml, ResolveUrl } from "../upstream/schema.ts";
import { warnOfInvalid } from "../upstream/unknown-values.ts";

/** Added to the upstream timeout for the cache and the connection, in milliseconds. */
const LOAD_MARGIN = 500;
/** Calls that a composed value makes in sequence, for its timeout: no more fit into `waitUntil`'s 30 s. */
const COMPOSED_CALLS = 3;

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
  extends Pick<ContentCall<T>, "name" | "parameters" | "policy" | "tags" | "missingTags"> {
  load: (send: SendCall, warn: Warn) => Promise<T>;
}

/** How a response uses a value. */
export interface Use<T> {
  /** Tags of the part in use; default: of all content in the value. */
  tags?: (value: T) => string[];
  /** Neither its age nor its failure affects the response. */
  isOptional?: boolean;
}

/** A call of this request: equal ones share it. */
interface MadeCall {
  name: string;
  value: Promise<unknown>;
  /** Resolves with the first of `status` and `value`. */
  lookup: Promise<unknown>;
  isLookedUp: boolean;
  status?: CacheStatus;
  hasFailed: boolean;
  /** Some use of it is. */
  isRequired: boolean;
}

/** The calls of one request: cache, signed fetch, schema. */
export class ContentSource {
  /** Tags of the content in the response. */
  readonly tags = new Set<string>();
  /** Calls that were actually sent, recorded as they end. */
  readonly sentCalls: UpstreamRecord[] = [];
  /** Whether the response was made without an optional value, which was late. */
  wasLate = false;
  readonly config: Config;
  readonly #context: SourceContext;
  /** What all values vary by. */
  readonly #settings: readonly string[];
  /** By key. */
  readonly #calls = new Map<string, MadeCall>();
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
    const { isOptional = false, tags = call.tags } = use;
    const parts = [...this.#settings, call.name, JSON.stringify(call.parameters)];
    const key = cacheUrl(this.#context.siteOrigin, "data", parts);
    const made = this.#calls.get(key) ?? this.#make(key, call);
    if (!isOptional) made.isRequired = true;
    const value = (await made.value) as T;
    if (!isOptional) this.addTags(tags(value));
    return value;
  }

  /** How the cache has handled the required calls. */
  get results(): CacheStatus[] {
    return this.#required().flatMap(([, { status }]) => status ?? []);
  }

  /** Names of the required calls that failed. */
  get failedCalls(): string[] {
    return this.#required().flatMap(([, { name, hasFailed }]) => (hasFailed ? name : []));
  }

  /** The entry of the required navigation. */
  get navigation(): Entry<unknown>["navigation"] {
    const [key, made] = this.#required().find(([, { name }]) => name === "navigation") ?? [];
    const requestedAt = made?.status?.entry?.age.requestedAt;
    return key === undefined || requestedAt === undefined ? undefined : { key, requestedAt };
  }

  hasPendingLookups(): boolean {
    return [...this.#calls.values()].some(({ isLookedUp }) => !isLookedUp);
  }

  /** Resolves once each call so far is a cache hit or has been forwarded upstream. */
  async lookupsDone(): Promise<void> {
    while (this.hasPendingLookups())
      await Promise.all([...this.#calls.values()].map(({ lookup }) => lookup));
  }

  /** An optional value; undefined if it is late. A background revalidation waits for it. */
  async optional<T>(value: Promise<T>): Promise<T | undefined> {
    if (this.#context.mustRevalidate) return value;
    const found = await withTimeout(
      value.then((result) => ({ result })),
      this.optionalTimeout,
    );
    if (!found) this.wasLate = true;
    return found?.result;
  }

  /** Adds another source's calls to the headers and the log of this request. */
  include(other: ContentSource): void {
    for (const [key, call] of other.#calls) if (!this.#calls.has(key)) this.#calls.set(key, call);
    this.addTags(other.tags);
    this.sentCalls.push(...other.sentCalls);
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

  #required() {
    return [...this.#calls].filter(([, { isRequired }]) => isRequired);
  }

  #make<T>(key: string, call: ContentCall<T> | ComposedCall<T>): MadeCall {
    const { cache, signal, mustRevalidate, warn } = this.#context;
    const { name } = call;
    const policy = cache.policies[call.policy ?? name];
    const calls = "load" in call ? COMPOSED_CALLS : 1;
    const lookup = Promise.withResolvers<void>();
    const endLookup = () => {
      made.isLookedUp = true;
      lookup.resolve();
    };
    const entry = cache.get<T>({
      key,
      name,
      policy,
      load: (aborted, begun) => {
        const loading = this.#load(call, aborted, begun);
        this.#work.push(loading);
        return loading;
      },
      timeout: calls * this.config.upstream.timeoutMs + LOAD_MARGIN,
      signal,
      mustRevalidate,
      onStatus: (status) => {
        made.status = status;
        endLookup();
      },
    });
    const value = entry
      .then((found) =>
        name === "navigation" ? cache.invalidations.latestNavigation(key, found) : found.value,
      )
      .finally(endLookup);
    const facts = { isLookedUp: false, hasFailed: false, isRequired: false };
    const made: MadeCall = { name, value, lookup: lookup.promise, ...facts };
    value.catch((error: unknown) => {
      if (isNotFound(error)) return;
      made.hasFailed = true;
      if (!signal?.aborted) warn(`the call ${name} failed`, error);
    });
    this.#calls.set(key, made);
    this.#work.push(value);
    return made;
  }

  async #load<T>(
    call: ContentCall<T> | ComposedCall<T>,
    aborted: AbortSignal,
    { age }: Begun,
  ): Promise<Partial<Entry<T>>> {
    const { cache, warn } = this.#context;
    const { requestedAt } = age;
    const limits: FreshnessLimit[] = [];
    const send: SendCall = (part) => this.#send(part, aborted, limits);
    try {
      const value = await ("load" in call ? call.load(send, warn) : send(call));
      const limited = limitAge(age, limits, requestedAt);
      return { value, tags: limitTags(call.tags(value)), age: limited };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      const policy = notFoundPolicy(cache.policies[call.policy ?? call.name]);
      return {
        missing: error.code === "gone" ? "gone" : "not-found",
        tags: call.missingTags ?? [],
        age: limitAge(ageOf(requestedAt, policy, 0), limits, requestedAt),
      };
    }
  }

  /** Sends the call and records it. */
  async #send<T>(call: ContentCall<T>, aborted: AbortSignal, limits: FreshnessLimit[]): Promise<T> {
    const { client, clean, resolve, cache, warn } = this.#context;
    const started = cache.now();
    let ok = false;
    try {
      const { json, limit } = await client(call.request, aborted);
      if (limit) limits.push(limit);
      const value = call.parse(json, clean, resolve);
      ok = true;
      warnOfInvalid(value, warn);
      return value;
    } finally {
      this.sentCalls.push({ call: call.name, ms: cache.now() - started, ok });
    }
  }
}
