import { ContentError } from "../../shared/content/errors.ts";
import type { ResponseCache } from "../cache/cache.ts";
import type { Loaded } from "../cache/entry.ts";
import { type DataKey, dataCacheUrl } from "../cache/key.ts";
import type { PolicyName } from "../cache/policy.ts";
import type { CacheOutcome, CacheRequest, CacheResult } from "../cache/request.ts";
import { jsonSerializer } from "../cache/serializer.ts";
import type { Config } from "../env.ts";
import type { UpstreamRecord } from "../log.ts";
import { TooLongError } from "./body.ts";
import type { ContentCall } from "./calls.ts";
import type { UpstreamClient } from "./client.ts";
import type { CleanHtml } from "./schema.ts";

/** What the cache and the connection need beyond the time-out of a call. */
const FLIGHT_MARGIN_MS = 500;

export interface SourceContext {
  config: Config;
  client: UpstreamClient;
  clean: CleanHtml;
  cache: ResponseCache;
  warn: (message: string, cause: unknown) => void;
  /** Aborts when the client has disconnected. */
  signal?: AbortSignal | undefined;
  /** Stale entries serve only where revalidation fails. */
  mustRevalidate?: boolean | undefined;
}

/** A value that is computed from several calls. */
export interface Derivation<T> {
  key: Pick<DataKey, "call" | "parameters">;
  /** Tags of what the value shows beside what its calls show. */
  tags?: readonly string[];
  /** Makes its calls through the source that it is given: the value is as old as the oldest response. */
  load: (source: ContentSource) => Promise<T>;
  /** `derived` unless named. */
  policy?: PolicyName;
}

/** The calls of one request: cache → signed fetch → schema. The same call within one request is made once. */
export class ContentSource {
  readonly outcomes: CacheOutcome[] = [];
  /** Calls that were really sent, as they end. */
  readonly sent: UpstreamRecord[] = [];
  readonly #context: SourceContext;
  readonly #calls = new Map<string, Promise<unknown>>();
  readonly #lookups = new Set<Promise<void>>();
  readonly #sending = new Set<Promise<unknown>>();
  #hasFailed = false;
  #isNotFound = false;

  constructor(context: SourceContext) {
    this.#context = context;
  }

  call<T>(call: ContentCall<T>): Promise<T> {
    const { missingTags } = call;
    const load = async (signal: AbortSignal): Promise<Loaded<T>> => {
      const value = await this.#record(call, this.#fetch(call, signal));
      return { value, tags: call.tagsOf(value) };
    };
    const { key, policy = key.call } = call;
    return this.#once(key, policy, { load, missingTags, calls: 1 });
  }

  /** A value computed from several calls, stored like a response. */
  derive<T>({ key, policy = "derived", tags, load }: Derivation<T>): Promise<T> {
    const loadFrom = async (signal: AbortSignal): Promise<Loaded<T>> => {
      // What is made of stale responses would be as stale as they are.
      const source = new ContentSource({ ...this.#context, signal, mustRevalidate: true });
      const value = await this.#sendingWhile(load(source));
      this.sent.push(...source.sent);
      return { value, sources: source.outcomes, ...(tags && { tags }) };
    };
    return this.#once(key, policy, { load: loadFrom, calls: 2 });
  }

  isLookingUp(): boolean {
    return this.#lookups.size > 0;
  }

  /** Resolves when each call so far is a cache hit or on its way upstream. */
  async lookupsDone(): Promise<void> {
    while (this.#lookups.size > 0) await Promise.all(this.#lookups);
  }

  /** Whether a call failed, be it one that nobody misses. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Whether the content service itself said that what was asked for does not exist. */
  get isNotFound(): boolean {
    return this.#isNotFound;
  }

  /** Headers and log tell of another source's calls as well. */
  include({ outcomes = [], sent = [] }: Partial<Pick<ContentSource, "outcomes" | "sent">>): void {
    this.outcomes.push(...outcomes);
    this.sent.push(...sent);
  }

  /** Resolves when no call of the request is under way any more, nor a revalidation that it began. */
  async idle(): Promise<void> {
    let count = -1;
    while (count !== this.#calls.size || this.#sending.size > 0) {
      count = this.#calls.size;
      await Promise.allSettled([...this.#calls.values(), ...this.#sending]);
    }
  }

  #once<T>(
    key: Derivation<T>["key"],
    policy: PolicyName,
    how: Pick<CacheRequest<T>, "load" | "missingTags"> & { calls: number },
  ): Promise<T> {
    const { config, cache, signal, mustRevalidate } = this.#context;
    const { upstream, videoHosts } = config;
    const url = dataCacheUrl({ ...key, origin: upstream.origin, videoHosts });
    const known = this.#calls.get(url);
    if (known) return known as Promise<T>;
    const { load, missingTags, calls } = how;
    const result = this.#get<T>({
      key: url,
      name: key.call,
      policy: cache.policies[policy],
      serializer: jsonSerializer<T>(),
      load,
      missingTags,
      timeout: calls * upstream.timeoutMs + FLIGHT_MARGIN_MS,
      signal,
      mustRevalidate,
    });
    result.catch((error: unknown) => this.#noteFailure(key.call, error));
    this.#calls.set(url, result);
    return result;
  }

  async #get<T>(request: CacheRequest<T>): Promise<T> {
    const looked = Promise.withResolvers<void>();
    this.#lookups.add(looked.promise);
    const finish = () => {
      this.#lookups.delete(looked.promise);
      looked.resolve();
    };
    const onLookup = (outcome: CacheOutcome) => {
      this.outcomes.push(outcome);
      finish();
    };
    try {
      const { value }: CacheResult<T> = await this.#context.cache.get({ ...request, onLookup });
      return value;
    } finally {
      finish();
    }
  }

  async #fetch<T>(call: ContentCall<T>, signal: AbortSignal): Promise<T> {
    const { client, clean } = this.#context;
    try {
      const value = call.parse(await client(call.request, signal), clean);
      const rejected = rejectedOf(value);
      if (rejected.length > 0) this.#context.warn("items were left out", rejected.join(" | "));
      return value;
    } catch (error) {
      if (call.tooLong !== undefined && error instanceof TooLongError) return call.tooLong;
      throw error;
    }
  }

  async #record<T>({ key: { call } }: ContentCall<T>, response: Promise<T>): Promise<T> {
    const { now } = this.#context.cache;
    const started = now();
    const record = (ok: boolean) => this.sent.push({ call, ms: now() - started, ok });
    response.then(
      () => record(true),
      () => record(false),
    );
    return this.#sendingWhile(response);
  }

  #sendingWhile<T>(work: Promise<T>): Promise<T> {
    this.#sending.add(work);
    const finish = () => this.#sending.delete(work);
    work.then(finish, finish);
    return work;
  }

  #noteFailure(name: string, error: unknown): void {
    if (error instanceof ContentError && error.code === "not-found") {
      this.#isNotFound = true;
      return;
    }
    this.#hasFailed = true;
    if (!this.#context.signal?.aborted) this.#context.warn(`the call ${name} failed`, error);
  }
}

function rejectedOf(value: unknown): string[] {
  const isList = typeof value === "object" && value !== null && "rejected" in value;
  return isList && Array.isArray(value.rejected) ? value.rejected : [];
}
