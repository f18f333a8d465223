import { isNotFound } from "../../shared/content/errors.ts";
import { type Cache, cached } from "../cache/cache.ts";
import type { CacheStatus, Entry, Loaded } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import { ageOf, type FreshnessLimit } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { type Config, contentSettings } from "../config/config.ts";
import type { UpstreamRecord } from "../effects/log.ts";
import { withTimeout } from "../effects/with-timeout.ts";
import type { ContentCall } from "../upstream/calls.ts";
import type { UpstreamClient } from "../upstream/client.ts";
import { warnOfInvalid } from "../upstream/invalid-values.ts";
import type { CleanHtml, ResolveUrl } from "../upstream/schema.ts";

/** Added to the upstream timeout for the cache and the connection, in milliseconds. */
const LOAD_MARGIN = 500;
/** Calls that a composed value makes in sequence, for its timeout: no more fit into `waitUntil`'s 30 s. */
const COMPOSED_CALLS = 3;

/** What may differ from the request's own calls. */
export interface CallsOptions {
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Stale entries are served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
}

interface CallsContext extends CallsOptions {
  config: Config;
  /** Cache keys are on its host. */
  siteOrigin: string;
  client: UpstreamClient;
  clean: CleanHtml;
  /** For the content of an external service. */
  resolve: ResolveUrl | undefined;
  cache: Cache;
  /** Milliseconds for which a page waits for an optional value once everything else is there. */
  optionalTimeout: number;
}

/** A call that all its uses in the request share. */
interface MadeCall {
  key: string;
  value: Promise<unknown>;
  /** Resolves once it is known how the cache handles it. */
  lookup: Promise<void>;
  /** Undefined until then. */
  status?: CacheStatus;
  /** Some use of it is. */
  isRequired: boolean;
}

/** The calls of one request to the content service: cache, signed fetch, schema. */
export class RequestCalls {
  /** Tags of the content in the response. */
  readonly tags = new Set<string>();
  /** Calls that were actually sent, recorded as they end. */
  readonly sent: UpstreamRecord[] = [];
  /** Whether the response was made without an optional value, which was late. */
  wasLate = false;
  readonly context: CallsContext;
  /** What all values vary by. */
  readonly #settings: readonly string[];
  /** By key. */
  readonly #calls = new Map<string, MadeCall>();
  /** Calls, and what has been loaded for them, also in the background. */
  readonly #work: Promise<unknown>[] = [];

  constructor(context: CallsContext) {
    this.context = context;
    this.#settings = contentSettings(context.config);
  }

  /** The value of a call; neither the age nor the failure of an optional one affects the response. Tags are those of what is used. */
  async get<T>(
    call: ContentCall<T>,
    use: { tags?: (value: T) => string[]; isOptional?: boolean } = {},
  ): Promise<T> {
    const { name, variant = "", target, payload } = call;
    const parts = [...this.#settings, name, variant, target, JSON.stringify(payload) ?? ""];
    const key = cacheUrl(this.context.siteOrigin, "data", parts);
    const made = this.#calls.get(key) ?? this.#make(key, call);
    if (use.isOptional) return made.value as Promise<T>;
    made.isRequired = true;
    const value = (await made.value) as T;
    this.addTags((use.tags ?? call.tags)(value));
    return value;
  }

  /** How the cache has handled the required calls. */
  get results(): CacheStatus[] {
    return this.#required().flatMap(({ status }) => status ?? []);
  }

  /** The entry of the required navigation. */
  get navigation(): Entry<unknown>["navigation"] {
    const made = this.#required().find(({ status }) => status?.name === "navigation");
    const age = made?.status?.entry?.age;
    return made && age && { key: made.key, requestedAt: age.requestedAt };
  }

  hasPendingLookups(): boolean {
    return [...this.#calls.values()].some(({ status }) => !status);
  }

  /** Resolves once each call so far is a cache hit or has been forwarded upstream. */
  async lookupsDone(): Promise<void> {
    while (this.hasPendingLookups())
      await Promise.all([...this.#calls.values()].map(({ lookup }) => lookup));
  }

  /** An optional value; undefined if it is late. A background revalidation waits for it. */
  async optional<T>(value: Promise<T>): Promise<T | undefined> {
    if (this.context.mustRevalidate) return value;
    const settled = value.then((result) => ({ result }));
    const found = await withTimeout(settled, this.context.optionalTimeout);
    if (!found) this.wasLate = true;
    return found?.result;
  }

  /** Is not idle before that work of the request ends. */
  waitFor<T>(work: Promise<T>): Promise<T> {
    this.#work.push(work);
    return work;
  }

  /** Adds tags of content that the response has. */
  addTags(tags: Iterable<string>): void {
    for (const tag of tags) this.tags.add(tag);
  }

  /** Resolves once all calls have ended, including background revalidations. */
  async idle(): Promise<void> {
    for (let count = 0; count < this.#work.length; ) {
      count = this.#work.length;
      await Promise.allSettled(this.#work);
    }
  }

  #required() {
    return [...this.#calls.values()].filter(({ isRequired }) => isRequired);
  }

  #make<T>(key: string, call: ContentCall<T>): MadeCall {
    const { config, cache, signal, mustRevalidate } = this.context;
    const { name, policy = name, compose } = call;
    const lookup = Promise.withResolvers<void>();
    const entry = cached<T>(cache, {
      key,
      name,
      policy: cache.policies[policy],
      load: (aborted) => this.waitFor(this.#load(key, call, aborted)),
      timeout: (compose ? COMPOSED_CALLS : 1) * config.upstream.timeoutMs + LOAD_MARGIN,
      signal,
      mustRevalidate,
      onStatus: (status) => {
        made.status = status;
        lookup.resolve();
      },
    });
    const value = entry.then((found) =>
      name === "navigation" ? cache.invalidations.navigations.latest(key, found) : found.value,
    );
    value.catch((error: unknown) => {
      if (!isNotFound(error) && !signal?.aborted) cache.warn(`the call ${name} failed`, error);
    });
    const made: MadeCall = { key, value, lookup: lookup.promise, isRequired: false };
    this.#calls.set(key, made);
    void this.waitFor(value);
    return made;
  }

  /** Sends the call, or those that its value is composed of. */
  async #load<T>(key: string, call: ContentCall<T>, aborted: AbortSignal): Promise<Loaded<T>> {
    const { keptParts, invalidations, policies, random } = this.context.cache;
    const { keepsParts, name, policy = name } = call;
    const limits: FreshnessLimit[] = [];
    const attempt = keepsParts && keptParts.attempt(key, invalidations.sequence);
    const send = <Part>(part: ContentCall<Part>) => {
      const request = () => this.#send(part, aborted, limits);
      const partKey = `${part.target} ${JSON.stringify(part.payload)}`;
      // The service's own limits would begin again with the next attempt.
      return attempt ? attempt.load(partKey, request, () => limits.length === 0) : request();
    };
    try {
      const value = await (call.compose ? call.compose(send) : send(call));
      const age = attempt && ageOf(attempt.complete(), policies[policy], random());
      return { value, tags: limitTags(call.tags(value)), limits, ...(age && { age }) };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      const missing = error.code === "gone" ? "gone" : "not-found";
      return { missing, tags: call.missingTags ?? [], limits };
    }
  }

  /** Sends the call and records it. */
  async #send<T>(call: ContentCall<T>, aborted: AbortSignal, limits: FreshnessLimit[]): Promise<T> {
    const { client, clean, resolve, cache } = this.context;
    const started = cache.now();
    let ok = false;
    try {
      const value = await client(call, aborted, ({ json, missing, limit }) => {
        if (limit) limits.push(limit);
        if (missing) throw missing;
        return call.parse(json, clean, resolve);
      });
      ok = true;
      warnOfInvalid(value, cache.warn);
      return value;
    } finally {
      this.sent.push({ call: call.name, ms: cache.now() - started, ok });
    }
  }
}
