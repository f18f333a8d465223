import { keyOf, type Lifetime, lifetimeOf, rangeOf, tagsOf, variantOf } from "./rules.ts";

type Status = "HIT" | "MISS" | "EXPIRED" | "REVALIDATED" | "UPDATING" | "STALE" | "BYPASS";

interface Stored {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  variant: [name: string, value: string][];
  tags: Set<string>;
  path: string;
  storedAt: number;
  freshUntil: number;
  lifetime: Lifetime;
}

export type Origin = (request: Request, version: string) => Promise<Response>;

/**
 * One of the two levels of the cache. The lower tier is in the visitor's data centre and sends its requests to the
 * upper tier. The upper tier sends its requests to the worker. The level above a tier is called its origin here.
 */
export class Tier {
  readonly #stored = new Map<string, Stored[]>();
  /** The running requests to the origin, by cache key. */
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #origin: Origin;
  readonly #now: () => number;
  readonly #background: Set<Promise<unknown>>;

  constructor(origin: Origin, now: () => number, background: Set<Promise<unknown>>) {
    this.#origin = origin;
    this.#now = now;
    this.#background = background;
  }

  async fetch(request: Request, version: string): Promise<Response> {
    if (!/^(?:GET|HEAD)$/.test(request.method))
      return withStatus(await this.#origin(request, version), "BYPASS");
    const key = keyOf(request, version);
    const stored = this.#find(key, request);
    if (stored && this.#staleFor(stored) < 0) return this.#respond(request, stored, "HIT");
    if (stored && this.#staleFor(stored) < stored.lifetime.staleWhileRevalidate) {
      if (!this.#running.has(key)) void this.#hold(key, this.#run(request, key, version, stored));
      return this.#respond(request, stored, "UPDATING");
    }
    if (!this.#running.has(key)) return this.#hold(key, this.#run(request, key, version, stored));
    // The first `await` waits for the response, and the second for the end of the response's body.
    await this.#running.get(key);
    await this.#running.get(key);
    const found = this.#find(key, request);
    if (found && this.#staleFor(found) < 0) return this.#respond(request, found, "HIT");
    return this.#run(request, key, version, found);
  }

  purge(options: CachePurgeOptions): void {
    for (const [key, all] of this.#stored)
      this.#stored.set(
        key,
        all.filter((stored) => !isMeant(stored, options)),
      );
  }

  /** Makes entries stale. The period in which they may be served stale begins now. */
  invalidate(options: CachePurgeOptions): void {
    for (const stored of [...this.#stored.values()].flat())
      if (isMeant(stored, options)) stored.freshUntil = this.#now();
  }

  #find(key: string, request: Request): Stored | undefined {
    return this.#stored
      .get(key)
      ?.find(({ variant }) =>
        variant.every(([name, value]) => (request.headers.get(name) ?? "") === value),
      );
  }

  /** The seconds since an entry became stale. The number is negative while the entry is fresh. */
  #staleFor({ freshUntil }: Stored): number {
    return (this.#now() - freshUntil) / 1000;
  }

  /** Remembers a running request to the origin. Later requests for the same key wait for its response. */
  #hold<T>(key: string, work: Promise<T>): Promise<T> {
    const ended: Promise<unknown> = work
      .catch(() => {})
      .finally(() => {
        if (this.#running.get(key) === ended) this.#running.delete(key);
        this.#background.delete(ended);
      });
    this.#running.set(key, ended);
    this.#background.add(ended);
    return work;
  }

  async #run(request: Request, key: string, version: string, old?: Stored): Promise<Response> {
    const response = await this.#origin(forwarded(request, old), version).catch(
      () => new Response("the worker threw an exception", { status: 500 }),
    );
    if (response.status === 304 && old) {
      this.#renew(old, response.headers);
      return this.#respond(request, old, statusAbove(response) ?? "REVALIDATED");
    }
    if (response.status >= 500 && old && this.#staleFor(old) < old.lifetime.staleIfError) {
      await response.body?.cancel();
      return this.#respond(request, old, "STALE");
    }
    const lifetime = lifetimeOf(request, response);
    if (!lifetime) return withStatus(forMethod(request, response), "BYPASS");
    const status = statusAbove(response) ?? (old ? "EXPIRED" : "MISS");
    return this.#store(request, key, { response, lifetime, status });
  }

  /**
   * Stores a response of the origin, and responds with it. An ordinary GET request gets the body while it arrives. HEAD
   * requests, requests with a range or a condition, and later requests for the same key wait until the body is
   * complete.
   */
  #store(
    request: Request,
    key: string,
    { response, lifetime, status }: { response: Response; lifetime: Lifetime; status: Status },
  ): Promise<Response> | Response {
    const headers = new Headers(response.headers);
    const [body, copy] = response.body?.tee() ?? [null, null];
    const complete = new Response(copy).arrayBuffer().then((bytes) => {
      const now = this.#now();
      const stored: Stored = {
        status: response.status,
        headers,
        body: new Uint8Array(bytes),
        variant: variantOf(request, headers),
        tags: tagsOf(headers),
        path: new URL(request.url).pathname,
        storedAt: now,
        freshUntil: now + lifetime.maxAge * 1000,
        lifetime,
      };
      const others = this.#stored.get(key)?.filter((each) => each !== this.#find(key, request));
      this.#stored.set(key, [stored, ...(others ?? [])]);
      return stored;
    });
    void this.#hold(key, complete).catch(() => {});
    if (request.method === "HEAD" || hasCondition(request)) {
      void body?.cancel();
      return complete.then((stored) => this.#respond(request, stored, status));
    }
    return withStatus(new Response(body, response), status);
  }

  #renew(stored: Stored, headers: Headers): void {
    for (const [name, value] of headers) stored.headers.set(name, value);
    const plain = new Request("https://cache.internal/");
    const lifetime = lifetimeOf(plain, new Response(null, { headers: stored.headers }));
    if (lifetime) stored.lifetime = lifetime;
    stored.storedAt = this.#now();
    stored.freshUntil = stored.storedAt + (lifetime?.maxAge ?? 0) * 1000;
  }

  #respond(request: Request, stored: Stored, cacheStatus: Status): Response {
    const headers = new Headers(stored.headers);
    headers.set("age", String(Math.floor((this.#now() - stored.storedAt) / 1000)));
    const respond = (body: BodyInit | null, status: number) =>
      withStatus(forMethod(request, new Response(body, { status, headers })), cacheStatus);
    if (stored.status === 200 && matches(request, headers.get("etag"))) return respond(null, 304);
    const range =
      stored.status === 200 && rangeOf(request.headers.get("range"), stored.body.length);
    if (!range) return respond(isEmpty(stored.status) ? null : stored.body, stored.status);
    const [from, to] = range;
    const size = stored.body.length;
    headers.set("content-range", from < to ? `bytes ${from}-${to - 1}/${size}` : `bytes */${size}`);
    headers.delete("content-length");
    return from < to ? respond(stored.body.slice(from, to), 206) : respond(null, 416);
  }
}

/**
 * The request that is sent to the origin. HEAD becomes GET, because the cache stores the whole response. The visitor's
 * own conditions and ranges are removed. If there is an old entry, the request asks whether this entry is still valid.
 */
function forwarded(request: Request, old: Stored | undefined): Request {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (/^(?:range|if-.+)$/.test(name)) headers.delete(name);
  const tag = old?.headers.get("etag");
  if (tag) headers.set("if-none-match", tag);
  const modified = old?.headers.get("last-modified");
  if (modified) headers.set("if-modified-since", modified);
  const { signal } = request;
  return new Request(request.url, { method: "GET", headers, redirect: "manual", signal });
}

function isMeant({ tags, path }: Stored, options: CachePurgeOptions): boolean {
  if (options.purgeEverything) return true;
  const isTagged = options.tags?.some((tag) => tags.has(tag.toLowerCase())) ?? false;
  return isTagged || (options.pathPrefixes?.some((prefix) => path.startsWith(prefix)) ?? false);
}

function hasCondition({ headers }: Request): boolean {
  return headers.has("range") || headers.has("if-none-match");
}

/** Whether `If-None-Match` contains the tag of the stored response (RFC 9110, section 13.1.2). */
function matches({ headers }: Request, tag: string | null): boolean {
  const given = headers.get("if-none-match");
  const tags = given?.split(",").map((each) => each.trim().replace(/^W\//, "")) ?? [];
  return tag !== null && (tags.includes("*") || tags.includes(tag.replace(/^W\//, "")));
}

function isEmpty(status: number): boolean {
  return status === 204 || status === 304 || (status >= 101 && status < 200);
}

function forMethod({ method }: Request, response: Response): Response {
  if (method !== "HEAD") return response;
  void response.body?.cancel();
  return new Response(null, response);
}

/** The cache status in a response of the upper tier. It is passed on to the visitor. */
function statusAbove({ headers }: Response): Status | undefined {
  return (headers.get("cf-cache-status") as Status | null) ?? undefined;
}

function withStatus(response: Response, status: Status): Response {
  const own = new Response(response.body, response);
  own.headers.set("cf-cache-status", status);
  return own;
}
