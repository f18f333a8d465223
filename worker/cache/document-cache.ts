import type { Changes, Dependency, ReadingContext } from "./changes.ts";
import { type Age, type Freshness, freshnessOf, retentionSeconds } from "./policy.ts";

/** A complete document, with the headers that every visitor gets. */
interface CompleteDocument {
  age: Age;
  /** The content service failed when the document was last renewed. */
  isFailing: boolean;
  headers: Headers;
}

/** One that was made just now. */
export interface WholeDocument extends CompleteDocument {
  /** The answers in it: one of them may be newer than a change, another older. */
  madeOf: Dependency[];
  body: ArrayBuffer;
}

/** One from the cache. */
export interface KeptDocument extends CompleteDocument {
  freshness: Exclude<Freshness, "expired">;
  body: ReadableStream<Uint8Array> | null;
}

export interface DocumentCacheContext {
  changes: Changes;
  reading?: ReadingContext | undefined;
  now: () => number;
  warn: (message: string, cause: unknown) => void;
}

type PlatformCache = Pick<Cache, "match" | "put" | "delete">;

/** What only the cache itself reads. */
const AGE = "x-document-age";
const MADE_OF = "x-document-made-of";
const FAILING = "x-document-failing";

/** The document under a key, fresh or stale. Never rejects: a failing cache has nothing. */
export async function findDocument(
  url: string,
  context: DocumentCacheContext,
  cache: PlatformCache = caches.default,
): Promise<KeptDocument | undefined> {
  try {
    const response = await cache.match(url);
    return response && (await judge(response, context));
  } catch (cause) {
    context.warn("a document could not be read from the cache", cause);
    return undefined;
  }
}

/** Keeps a document until it may not even be served stale. Never rejects. */
export async function keepDocument(
  url: string,
  { age, madeOf, isFailing, headers, body }: WholeDocument,
  { now, warn }: Pick<DocumentCacheContext, "now" | "warn">,
  cache: PlatformCache = caches.default,
): Promise<void> {
  const marked = new Headers(headers);
  marked.set(AGE, [age.askedAt, age.freshUntil, age.staleUntil].join(" "));
  marked.set(MADE_OF, madeOf.map(writeDependency).join(";"));
  if (isFailing) marked.set(FAILING, "1");
  marked.set("cache-control", `max-age=${retentionSeconds(age, now())}`);
  try {
    await cache.put(url, new Response(body, { headers: marked }));
  } catch (cause) {
    warn("a document could not be written to the cache", cause);
  }
}

/** Forgets a document whose page is gone. Never rejects. */
export async function forgetDocument(
  url: string,
  { warn }: Pick<DocumentCacheContext, "warn">,
  cache: PlatformCache = caches.default,
): Promise<void> {
  try {
    await cache.delete(url);
  } catch (cause) {
    warn("a document could not be deleted from the cache", cause);
  }
}

async function judge(
  { headers, body }: Response,
  { changes, reading, now }: DocumentCacheContext,
): Promise<KeptDocument | undefined> {
  const age = parseAge(headers.get(AGE));
  const byAge = freshnessOf(age, now());
  if (byAge === "expired") {
    void body?.cancel();
    return undefined;
  }
  if (byAge === "fresh" && reading) await changes.knownFor(age.askedAt, reading);
  // Nearly always nothing has changed since, and the answers need not be told apart.
  const mayHaveChanged = changes.hasChanged({ askedAt: age.askedAt, tags: tagsOf(headers) });
  const hasChanged =
    mayHaveChanged && readDependencies(headers).some((answer) => changes.hasChanged(answer));
  return {
    age,
    freshness: hasChanged ? "stale" : byAge,
    isFailing: headers.has(FAILING),
    headers: withoutMarks(headers),
    body,
  };
}

function tagsOf(headers: Headers): string[] {
  return (headers.get("cache-tag") ?? "").split(",");
}

function writeDependency({ askedAt, tags }: Dependency): string {
  return [askedAt, ...tags].join(",");
}

function readDependencies(headers: Headers): Dependency[] {
  const answers = (headers.get(MADE_OF) ?? "").split(";");
  return answers.map((answer) => {
    const [askedAt, ...tags] = answer.split(",");
    return { askedAt: Number(askedAt), tags };
  });
}

function parseAge(value: string | null): Age {
  const [askedAt = 0, freshUntil = 0, staleUntil = 0] = (value ?? "").split(" ").map(Number);
  return { askedAt, freshUntil, staleUntil };
}

/** The platform adds marks of its own to what its cache yields. */
function withoutMarks(headers: Headers): Headers {
  const clean = new Headers(headers);
  for (const name of [AGE, MADE_OF, FAILING, "cf-cache-status", "age", "date"]) clean.delete(name);
  return clean;
}
