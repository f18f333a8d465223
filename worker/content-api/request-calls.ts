import { isNotFound } from "../../shared/content/errors.ts";
import { cached, type RequestCache } from "../cache/cache.ts";
import { type CacheStatus, type Entry, type Loaded, statusOf } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import { ageOf, type FreshnessLimit } from "../cache/policy.ts";
import { limitTags } from "../cache/tags.ts";
import { type Config, contentSettings } from "../config/config.ts";
import type { CleanHtml } from "../content-html/html.ts";
import type { ResolveUrl } from "../content-html/html-attributes.ts";
import { warnOfInvalid } from "../content-html/invalid-values.ts";
import type { RequestLog, UpstreamRecord } from "../platform/log.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import type { ContentCall } from "../upstream/calls.ts";
import type { UpstreamClient } from "../upstream/client.ts";

/** This many milliseconds are added to the upstream timeout, for the cache and the connection. */
const LOAD_MARGIN = 500;
/**
 * To compose a value, seldom more than this many calls are sent in sequence. The timeout of the value allows for this
 * many calls. More calls could take longer than the 30 seconds of `waitUntil`.
 */
const COMPOSED_CALLS = 3;

/** Options of the calls for one response. */
interface CallsOptions {
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** If true, stale entries are served only if revalidation fails. */
  mustRevalidate?: boolean | undefined;
}

interface CallsContext {
  config: Config;
  /** Origin of the site. All cache keys contain it. */
  origin: string;
  client: UpstreamClient;
  clean: CleanHtml;
  /** Makes URLs in an external service's content absolute. */
  resolve: ResolveUrl | undefined;
  cache: RequestCache;
  log: Pick<RequestLog, "warn" | "warnOnce">;
  /** Once all other values have arrived, a page waits for an optional value for this many milliseconds. */
  optionalTimeout: number;
}

/** The value of a call. The value is requested only once, however often it is used. */
interface RequestedValue {
  value: Promise<unknown>;
  /** Resolves once the cache has found a value or has begun to load it. */
  lookup: Promise<unknown>;
  /** Undefined until `lookup` has resolved. */
  status?: CacheStatus;
  /** Whether the response needs the value. A required value may have optional uses as well. */
  isRequired: boolean;
}

/**
 * The calls to the content service that one response needs. Each call goes through the cache, a signed request, and a
 * check of the response (worker/upstream/schema.ts).
 */
export class RequestCalls {
  /** Cache tags of the content in the response. */
  readonly tags = new Set<string>();
  /** The calls that were sent to the content service. Each call is added when it ends. */
  readonly sent: UpstreamRecord[] = [];
  /** Whether the response lacks an optional value because the value was late. */
  wasLate = false;
  readonly context: CallsContext;
  /** Aborts when the client has disconnected. Undefined if nobody waits for the response. */
  readonly signal: AbortSignal | undefined;
  readonly #mustRevalidate: boolean;
  readonly #requested = new Map<string, RequestedValue>();
  /** All requested values, and all loads for them, including those in the background. */
  readonly #work: Promise<unknown>[] = [];

  constructor(context: CallsContext, { signal, mustRevalidate = false }: CallsOptions = {}) {
    this.context = context;
    this.signal = signal;
    this.#mustRevalidate = mustRevalidate;
  }

  /** Creates the calls for a second response. The two responses share only the cache. */
  afresh(options: CallsOptions): RequestCalls {
    return new RequestCalls(this.context, options);
  }

  /** Returns the value of a call. If the use is optional, neither age nor failure of the value affects the response. */
  async get<T>(
    call: ContentCall<T>,
    /** If only a part of the value is used, `tags` returns the tags of that part. */
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

  /** How the cache has handled each required call. */
  get results(): CacheStatus[] {
    const all = [...this.#requested.values()];
    return all.flatMap(({ status, isRequired }) => (status && isRequired ? status : []));
  }

  /** Cache key and request time of the navigation, if the response requires the navigation. */
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

  /** Resolves once the cache has found the value of each call, or has begun to load it. */
  async lookupsDone(): Promise<void> {
    while (this.hasPendingLookups())
      await Promise.allSettled([...this.#requested.values()].map(({ lookup }) => lookup));
  }

  /**
   * Waits for an optional value. Resolves with undefined if the value is late. A background revalidation, however,
   * always waits until the value has arrived.
   */
  async optional<T>(value: Promise<T>): Promise<T | undefined> {
    if (this.#mustRevalidate) return value;
    const settled = value.then((result) => ({ result }));
    const found = await withTimeout(settled, this.context.optionalTimeout);
    if (!found) this.wasLate = true;
    return found?.result;
  }

  /** Makes {@link idle} also wait for this work. */
  waitFor<T>(work: Promise<T>): Promise<T> {
    this.#work.push(work);
    return work;
  }

  /** Adds tags of content that is in the response. */
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
    const { signal } = this;
    const lookup = cached<T>(cache, {
      key,
      name,
      policy: cache.policies[policy],
      load: (aborted) => this.waitFor(this.#load(key, call, aborted)),
      timeout: (compose ? COMPOSED_CALLS : 1) * config.upstream.timeoutMs + LOAD_MARGIN,
      mustRevalidate: this.#mustRevalidate,
      signal,
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
        if (hasFailed && !signal?.aborted)
          log.warn(`the call "${name}" to the content service failed`, error);
        throw error;
      }
    };
    const requested: RequestedValue = { value: receive(), lookup, isRequired: false };
    requested.value.catch(() => {});
    this.#requested.set(key, requested);
    void this.waitFor(requested.value);
    return requested;
  }

  /** Sends the call, or the calls from which its value is composed. */
  async #load<T>(key: string, call: ContentCall<T>, aborted: AbortSignal): Promise<Loaded<T>> {
    const { keptParts, invalidations, policies, random } = this.context.cache;
    const { compose, keepsParts, name, policy = name } = call;
    const limits: FreshnessLimit[] = [];
    const attempt = keepsParts && keptParts.attempt(key, invalidations.sequence);
    const sendPart = <Part>(part: ContentCall<Part>) => {
      const request = () => this.#send(part, aborted, limits);
      const partKey = `${part.target} ${JSON.stringify(part.payload)}`;
      // A freshness limit counts from the start of the attempt. In the next attempt, the limit of a kept part would
      // begin again, so parts with a limit are not kept.
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

  /** Sends the call and records it. If the content service states a freshness limit, the limit is added to `limits`. */
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
