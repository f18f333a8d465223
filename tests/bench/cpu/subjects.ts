import type { CacheService } from "../bare/cache-service.ts";
import { FIRST_ID, itemMark } from "../bare/content.ts";
import type { BenchUpstream } from "../bare/upstream.ts";
import type { RunningWorkerd } from "../bare/workerd.ts";
import { createHttpClient, type HttpClient, type Reply, requireReply } from "../http-client.ts";
import { ARTICLE_PATH, LIST_PATH, listPage, PLAIN_PATH } from "../workers.ts";
import type { RunningWorkers } from "./start-workers.ts";

/** A worker and the requests that are sent to it. */
export interface Subject {
  name: string;
  workerd: RunningWorkerd;
  upstream?: BenchUpstream;
  /** Sends the request of a number; rejects where anything else comes than was asked for. */
  ask: (count: number) => Promise<Reply>;
}

/** What is asked for, and what must come. */
interface Asked {
  path: string;
  contains?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** Pages of the list: as many as it has, so that no answer is the last one again. */
const PAGES = 20;
/** A first visit may be streamed, which is not kept. */
const ATTEMPTS = 5;
const ARTICLES = 100;

export async function createSubjects(running: RunningWorkers): Promise<Subject[]> {
  const { constant, plain, uncached, cached, bare, bareCache, upstreams } = running;
  const tags = await fill(createHttpClient(cached.origin), bareCache, bare.origin);
  const ofSite = (name: string, workerd: RunningWorkerd, asked: (count: number) => Asked) => ({
    ...subject(name, workerd, asked),
    upstream: upstreams.site,
  });
  return [
    subject("constant route", constant, () => ({ path: "/" })),
    { ...subject("plain data-mode page", plain, plainPage), upstream: upstreams.plain },
    ofSite("list page, nothing cached", uncached, page),
    ofSite("list page, answers cached, document not", cached, pageOfNewHost),
    ofSite("article, nothing cached", uncached, article),
    ofSite("document hit", cached, page),
    subject("bare Cache API hit, same bytes", bare, page),
    ofSite("document hit, 304", cached, (count) => unchangedPage(count, tags)),
  ];
}

function subject(
  name: string,
  workerd: RunningWorkerd,
  askedOf: (count: number) => Asked,
): Subject {
  const client = createHttpClient(workerd.origin);
  const ask = async (count: number) => {
    const { path, status = 200, contains, headers } = askedOf(count);
    return requireReply(await client(path, headers), path, status, contains);
  };
  return { name, workerd, ask };
}

function page(count: number): Asked {
  return listPage(LIST_PATH, (count % PAGES) + 1);
}

function plainPage(count: number): Asked {
  return listPage(PLAIN_PATH, (count % PAGES) + 1);
}

/** Documents differ by host, since canonical links have it; the content service's answers do not. */
function pageOfNewHost(count: number): Asked {
  return { ...page(count), headers: { host: `${count}.example.com` } };
}

function article(count: number): Asked {
  const at = count % ARTICLES;
  return { path: `${ARTICLE_PATH}/${FIRST_ID + at}`, contains: itemMark(at) };
}

function unchangedPage(count: number, tags: readonly string[]): Asked {
  const headers = { "if-none-match": tags[count % PAGES] ?? "" };
  return { path: page(count).path, status: 304, headers };
}

/** Has every page kept by the site, and keeps the very same answers for the bare worker; yields their tags. */
async function fill(client: HttpClient, cache: CacheService, origin: string): Promise<string[]> {
  const tags: string[] = [];
  for (let count = 0; count < PAGES; count++) {
    const { path } = page(count);
    const { headers, body } = await untilHit(client, path);
    const { connection: _, "transfer-encoding": __, ...kept } = headers;
    cache.keep(`${origin}${path}`, kept as Record<string, string>, body);
    tags.push(headers.etag ?? "");
  }
  return tags;
}

async function untilHit(client: HttpClient, path: string): Promise<Reply> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reply = await client(path);
    if (String(reply.headers["cache-status"]).includes("html; hit")) return reply;
  }
  throw new Error(`${path} is not kept`);
}
