import { ContentError } from "../../shared/content/errors.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import { cached } from "../cache/data-cache.ts";
import { dataCacheUrl } from "../cache/key.ts";
import type { CacheContext, CacheOutcome } from "../cache/renewal.ts";
import type { Config } from "../env.ts";
import type { UpstreamRecord } from "../log.ts";
import { TooLongError } from "./body.ts";
import type { ContentCall } from "./calls.ts";
import type { UpstreamClient } from "./client.ts";
import type { CleanHtml } from "./schema.ts";
import { newUnknownIcons } from "./unknown-icons.ts";

/**
 * The way of an upstream answer into one request: data cache → signed fetch →
 * schema. The same call within one request is made once.
 */
export class ContentSource {
  readonly outcomes: CacheOutcome[] = [];
  /** Calls that were really sent, as they end. */
  readonly sent: UpstreamRecord[] = [];
  readonly #config: Config;
  readonly #client: UpstreamClient;
  readonly #clean: CleanHtml;
  readonly #cache: CacheContext;
  readonly #calls = new Map<string, Promise<unknown>>();
  readonly #lookups = new Set<Promise<void>>();
  readonly #sending = new Set<Promise<unknown>>();
  #hasFailed = false;

  constructor(config: Config, client: UpstreamClient, clean: CleanHtml, cache: CacheContext) {
    this.#config = config;
    this.#client = client;
    this.#clean = clean;
    this.#cache = cache;
  }

  call<T>(call: ContentCall<T>): Promise<T> {
    const { upstream, videoHosts } = this.#config;
    const url = dataCacheUrl({ ...call.key, origin: upstream.origin, videoHosts });
    const known = this.#calls.get(url);
    if (known) return known as Promise<T>;
    const answer = this.#start(url, call);
    answer.catch((error: unknown) => this.#logFailure(call, error));
    this.#calls.set(url, answer);
    return answer;
  }

  isLookingUp(): boolean {
    return this.#lookups.size > 0;
  }

  /** Resolves when each call so far is answered by the cache or on its way upstream. */
  async lookupsDone(): Promise<void> {
    while (this.#lookups.size > 0) await Promise.all(this.#lookups);
  }

  /** Whether a call could not be answered, be it one that nobody misses. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** What another source has asked for is part of the same answer: headers and log tell of it too. */
  include({ outcomes = [], sent = [] }: Partial<Pick<ContentSource, "outcomes" | "sent">>): void {
    this.outcomes.push(...outcomes);
    this.sent.push(...sent);
  }

  /** Resolves when no call of the request is under way any more, nor a refresh that it began. */
  async idle(): Promise<void> {
    let count = -1;
    while (count !== this.#calls.size || this.#sending.size > 0) {
      count = this.#calls.size;
      await Promise.allSettled([...this.#calls.values(), ...this.#sending]);
    }
  }

  #start<T>(url: string, call: ContentCall<T>): Promise<T> {
    const looked = Promise.withResolvers<void>();
    this.#lookups.add(looked.promise);
    const finish = () => {
      this.#lookups.delete(looked.promise);
      looked.resolve();
    };
    const answer = cached<T>(
      {
        url,
        name: call.key.call,
        ask: (signal) => this.#record(call, this.#ask(call, signal)),
        isSteady: call.request.isSteady,
        tagsOf: call.tagsOf,
        ...(call.tagsOfMissing && { tagsOfMissing: call.tagsOfMissing }),
        onLookup: finish,
        onOutcome: (outcome) => this.outcomes.push(outcome),
      },
      this.#cache,
    );
    answer.then(finish, finish);
    return answer;
  }

  async #ask<T>(call: ContentCall<T>, signal: AbortSignal): Promise<T> {
    try {
      return this.#parse(call, await this.#client(call.request, signal));
    } catch (error) {
      if (call.tooLong !== undefined && error instanceof TooLongError) return call.tooLong;
      throw error;
    }
  }

  async #record<T>({ key: { call } }: ContentCall<T>, answer: Promise<T>): Promise<T> {
    const { now } = this.#cache;
    const started = now();
    this.#sending.add(answer);
    const finish = (ok: boolean) => {
      this.#sending.delete(answer);
      this.sent.push({ call, ms: now() - started, ok });
    };
    answer.then(
      () => finish(true),
      () => finish(false),
    );
    return answer;
  }

  #logFailure<T>({ key }: ContentCall<T>, error: unknown): void {
    const isExpected = error instanceof ContentError && error.code === "not-found";
    if (!isExpected) this.#hasFailed = true;
    if (!isExpected && !this.#cache.leaving?.aborted) {
      this.#cache.warn(`the call ${key.call} failed`, error);
    }
  }

  #parse<T>(call: ContentCall<T>, answer: unknown): T {
    const value = call.parse(answer, this.#clean);
    const rejected = rejectedOf(value);
    if (rejected.length > 0) this.#cache.warn("items were left out", rejected.join(" | "));
    const icons = newUnknownIcons(itemsOf(value));
    if (icons.length > 0) this.#cache.warn("unknown icons", icons.join(" | "));
    return value;
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
