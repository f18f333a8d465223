import type { Changes, Dependency, ReadingContext } from "./changes.ts";
import type { HotDocuments } from "./hot-documents.ts";
import { type Age, type Freshness, freshnessOf, retentionSeconds } from "./policy.ts";

/** A complete document with all that is known of it. */
export interface WholeDocument {
  age: Age;
  /** The content service failed when the document was last renewed. */
  isFailing: boolean;
  /** What every visitor gets. Nobody changes them. */
  headers: Headers;
  /** The answers in it: one of them may be newer than a change, another older. */
  madeOf: readonly Dependency[];
  body: Uint8Array;
}

/** One that was kept. */
export interface KeptDocument extends WholeDocument {
  freshness: Exclude<Freshness, "expired">;
}

export interface DocumentCacheContext {
  hot: HotDocuments;
  changes: Changes;
  reading?: ReadingContext | undefined;
  now: () => number;
  warn: (message: string, cause: unknown) => void;
}

type PlatformCache = Pick<Cache, "match" | "put" | "delete">;

/** What only the cache itself reads. */
const AGE = "x-document-age";
const MADE_OF = "x-document-made-of";
/** The platform adds marks of its own to what its cache yields. */
const MARKS = [AGE, MADE_OF, "cf-cache-status", "age", "date"];
const FAILING = "failing";

/**
 * The document under a key, fresh or stale: from the isolate's memory while it is
 * fresh, else from the data centre's cache, which may have a newer one. Never
 * rejects: a failing cache has nothing.
 */
export async function findDocument(
  url: string,
  context: DocumentCacheContext,
  cache: PlatformCache = caches.default,
): Promise<KeptDocument | undefined> {
  const near = context.hot.get(url);
  if (near && (await freshnessNow(near, context)) === "fresh")
    return { ...near, freshness: "fresh" };
  if (near && context.hot.get(url) === near) context.hot.delete(url);
  try {
    const response = await cache.match(url);
    return response && (await judge(url, response, context));
  } catch (cause) {
    context.warn("a document could not be read from the cache", cause);
    return undefined;
  }
}

/** Keeps a document until it may not even be served stale. Never rejects. */
export async function keepDocument(
  url: string,
  document: WholeDocument,
  { hot, now, warn }: Pick<DocumentCacheContext, "hot" | "now" | "warn">,
  cache: PlatformCache = caches.default,
): Promise<void> {
  const { age, madeOf, isFailing, headers, body } = document;
  hot.set(url, document);
  const marked = new Headers(headers);
  const times = [age.askedAt, age.freshUntil, age.staleUntil];
  marked.set(AGE, [...times, ...(isFailing ? [FAILING] : [])].join(" "));
  marked.set(MADE_OF, madeOf.map(writeDependency).join(";"));
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
  { hot, warn }: Pick<DocumentCacheContext, "hot" | "warn">,
  cache: PlatformCache = caches.default,
): Promise<void> {
  hot.delete(url);
  try {
    await cache.delete(url);
  } catch (cause) {
    warn("a document could not be deleted from the cache", cause);
  }
}

async function judge(
  url: string,
  { headers, body }: Response,
  context: DocumentCacheContext,
): Promise<KeptDocument | undefined> {
  const { age, isFailing } = parseAge(headers.get(AGE));
  const madeOf = readDependencies(headers);
  const freshness = await freshnessNow({ age, madeOf }, context);
  if (freshness === "expired") {
    void body?.cancel();
    return undefined;
  }
  const document: WholeDocument = {
    age,
    isFailing,
    headers: withoutMarks(headers),
    madeOf,
    body: new Uint8Array(await new Response(body).arrayBuffer()),
  };
  if (freshness === "fresh") context.hot.set(url, document);
  return { ...document, freshness };
}

/** Young enough, and none of its answers called back by a change of content. */
async function freshnessNow(
  { age, madeOf }: Pick<WholeDocument, "age" | "madeOf">,
  { changes, reading, now }: DocumentCacheContext,
): Promise<Freshness> {
  const freshness = freshnessOf(age, now());
  if (freshness !== "fresh") return freshness;
  if (reading) await changes.knownFor(age.askedAt, reading);
  return madeOf.some((answer) => changes.hasChanged(answer)) ? "stale" : "fresh";
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

function withoutMarks(headers: Headers): Headers {
  const clean = new Headers(headers);
  for (const name of MARKS) clean.delete(name);
  return clean;
}

function parseAge(value: string | null): Pick<WholeDocument, "age" | "isFailing"> {
  const [askedAt, freshUntil, staleUntil, failing] = (value ?? "").split(" ");
  return {
    age: {
      askedAt: Number(askedAt),
      freshUntil: Number(freshUntil ?? 0),
      staleUntil: Number(staleUntil ?? 0),
    },
    isFailing: failing === FAILING,
  };
}
