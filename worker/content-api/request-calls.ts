import { isNotFound } from "../../shared/content/errors.ts";
import { cached, type RequestCache } from "../cache/cache.ts";
import { type CacheStatus, type Entry, type Loaded, statusOf } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import { ageOf, type FreshnessLimit } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { type Config, contentSettings } from "../config/config.ts";
import type { RequestLog, UpstreamRecord } from "../platform/log.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import type { ContentCall } from "../upstream/calls.ts";
import type { UpstreamClient } from "../upstream/client.ts";
import { warnOfInvalid } from "../upstream/invalid-values.ts";
import type { CleanHtml, ResolveUrl } from "../upstream/schema.ts";

/** Added to the upstream timeout for the cache and the connection, in milliseconds. */
const LOAD_MARGIN = 500;
/**
 * The most calls that a composed value makes in sequence. Its timeout allows for them; with more it would be longer
 * than the 30 s of `waitUntil`.
 */
const COMPOSED_CALLS = 3;

/** How calls for one response may differ from calls for another one. */
interface CallsOptions {
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Stale entries are served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
}

interface CallsContext {
  config: Config;
  /** Cache keys are on the host of the site. */
  origin: string;
  client: UpstreamClient;
  clean: CleanHtml;
  /** Makes URLs in the content of an external service absolute. */
  resolve: ResolveUrl | undefined;
  cache: RequestCache;
  log: Pick<RequestLog, "warn" | "warnOnce">;
  /** Milliseconds for which a page waits for an optional value once everything else is there. */
  optionalTimeout: number;
}

/** The value of a call, which is requested once for all its uses. */
interface RequestedValue {
  value: Promise<unknown>;
  /** Resolves once it is known how the cache handles the call. */
  lookup: Promise<unknown>;
  /** Undefined until that is known. */
  status?: CacheStatus;
  /** Whether the response cannot do without one of its uses. */
  isRequired: boolean;
}

/** The calls to the content service that one response needs: cache, signed fetch, schema. */
export class RequestCalls {
  /** Tags of the content in the response. */
  readonly tags = new Set<string>();
  /** Calls that were actually sent, recorded as they end. */
  readonly sent: UpstreamRecord[] = [];
  /** Whether the response was made without an optional value, which was late. */
  wasLate = false;
  readonly context: CallsContext;
  readonly #options: CallsOptions;
  readonly #requested = new Map<string, RequestedValue>();
  /** Values, and what has been loaded for them, also in the background. */
  readonly #work: Promise<unknown>[] = [];

  constructor(context: CallsContext, options: CallsOptions = {}) {
    this.context = context;
    this.#options = options;
  }

  /** Calls for another response, which share only the cache with these. */
  afresh(options: CallsOptions): RequestCalls {
    return new RequestCalls(this.context, options);
  }

  /**
   * The value of a call. If the use is optional, neither the age nor the failure of the value affects the response.
   */
  async get<T>(
    call: ContentCall<T>,
    /** Tags of what is used of the value, if it is not all of it. */
    use: { tags?: (value: T) => string[]; isOptional?: boolean } = {},
  ): Promise<T> {
    const { config, origin } = this.context;
    const { name, variant = "", target, payload } = call;
    const varying = [name, variant, target, JSON.stringify(payload) ?? ""];
    const key = cacheUrl(origin, "data", [...contentSettings(config), ...varying]);
    const requested = this.#requested.get(key) ?? this.#request(key, call);
    if (use.isOptional) return requested.value as Promise<T>;
    requested.isRequired = true;
    const value = (await requested.value) as T;
    this.addTags((use.tags ?? call.tags)(value));
    return value;
  }

  /** How the cache has handled the required calls. */
  get results(): CacheStatus[] {
    const all = [...this.#requested.values()];
    return all.flatMap(({ status, isRequired }) => (status && isRequired ? status : []));
  }

  /** The entry of the required navigation. */
  get navigation(): Entry<unknown>["navigation"] {
    for (const [key, { status, isRequired }] of this.#requested) {
      if (isRequired && status?.name === "navigation" && status.entry)
        return { key, requestedAt: status.entry.age.requestedAt };
    }
    return undefined;
  }

  hasPendingLookups(): boolean {
    return [...this.#requested.values()].some(({ status }) => !status);
  }

  /** Resolves once each call so far is a cache hit or has been forwarded upstream. */
  async lookupsDone(): Promise<void> {
    while (this.hasPendingLookups())
      await Promise.allSettled([...this.#requested.values()].map(({ lookup }) => lookup));
  }

  /** An optional value; undefined if it is late. A background revalidation waits for it. */
  async optional<T>(value: Promise<T>): Promise<T | undefined> {
    if (this.#options.mustRevalidate) return value;
    const settled = value.then((result) => ({ result }));
    const found = await withTimeout(settled, this.context.optionalTimeout);
    if (!found) this.wasLate = true;
    return found?.result;
  }

  /** Has {@link idle} wait for further work of the request. */
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

  #request<T>(key: string, call: ContentCall<T>): RequestedValue {
    const { config, cache, log } = this.context;
    const { name, policy = name, compose } = call;
    const { signal } = this.#options;
    const lookup = cached<T>(cache, {
      ...this.#options,
      key,
      name,
      policy: cache.policies[policy],
      load: (aborted) => this.waitFor(this.#load(key, call, aborted)),
      timeout: (compose ? COMPOSED_CALLS : 1) * config.upstream.timeoutMs + LOAD_MARGIN,
    });
    const receive = async () => {
      try {
        const { status, result } = await lookup;
        requested.status = status;
        const { entry, status: last } = await result;
        requested.status = last;
        return name === "navigation" ? cache.navigations.latest(key, entry) : entry.value;
      } catch (error) {
        const hasFailed = !isNotFound(error);
        requested.status = { ...(requested.status ?? statusOf(name, "miss")), hasFailed };
        if (hasFailed && !signal?.aborted) log.warn(`the call ${name} failed`, error);
        throw error;
      }
    };
    const requested: RequestedValue = { value: receive(), lookup, isRequired: false };
    requested.value.catch(() => {});
    this.#requested.set(key, requested);
    void this.waitFor(requested.value);
    return requested;
  }

  /** Sends the call, or those that its value is composed of. */
  async #load<T>(key: string, call: ContentCall<T>, aborted: AbortSignal): Promise<Loaded<T>> {
    const { keptParts, invalidations, policies, random } = this.context.cache;
    const { compose, keepsParts, name, policy = name } = call;
    const limits: FreshnessLimit[] = [];
    const attempt = keepsParts && keptParts.attempt(key, invalidations.sequence);
    const sendPart = <Part>(part: ContentCall<Part>) => {
      const request = () => this.#send(part, aborted, limits);
      const partKey = `${part.target} ${JSON.stringify(part.payload)}`;
      // The service's own limits would begin again with the next attempt.
      return attempt ? attempt.load(partKey, request, () => limits.length === 0) : request();
    };
    try {
      const value = await (compose ? compose(sendPart) : this.#send(call, aborted, limits));
      const age = attempt && ageOf(attempt.complete(), policies[policy], random());
      return { value, tags: limitTags(call.tags(value)), limits, ...(age && { age }) };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      const missing = error.code === "gone" ? "gone" : "not-found";
      return { missing, tags: call.missingTags ?? [], limits };
    }
  }

  /** Sends the call and records it. Adds the content service's limit, if it states one, to the others. */
  async #send<T>(call: ContentCall<T>, aborted: AbortSignal, limits: FreshnessLimit[]): Promise<T> {
    const { client, clean, resolve, cache, log } = this.context;
    const started = cache.now();
    let ok = false;
    try {
      const received = await client(call, aborted, (json) => call.parse(json, clean, resolve));
      if (received.limit) limits.push(received.limit);
      if (received.missing) throw received.missing;
      ok = true;
      warnOfInvalid(received.value, log.warn);
      return received.value;
    } finally {
      this.sent.push({ call: call.name, ms: cache.now() - started, ok });
    }
  }
}
