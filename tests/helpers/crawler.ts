import { type ReadDocument, readDocument } from "./read-document.ts";

/** The response of a URL of the site. */
export interface ServiceResponse {
  status: number;
  /** The parsed document, if it is a page that robots.txt allows. */
  document?: ReadDocument;
}

/** Everything that links lead to from the start of a crawl. URLs are absolute and have no fragments. */
export interface Crawl {
  responses: ReadonlyMap<string, ServiceResponse>;
  /** For each URL, the pages that link to it or load it. */
  linkedFrom: ReadonlyMap<string, readonly string[]>;
}

const PARALLEL = 6;
/** The crawler calls itself a search engine, because these get complete documents and others may get a stream. */
const AGENT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const FILE = /\.\w+$/;

/** Follows every link of the site, level by level, and requests the files that pages load. */
export async function crawl(origin: string, starts: readonly string[]): Promise<Crawl> {
  const closed = await closedTo(origin);
  const responses = new Map<string, ServiceResponse>();
  const linkedFrom = new Map<string, string[]>();
  let level = starts.map((path) => origin + path);
  while (level.length > 0) {
    await inParallel(level, async (address) => {
      responses.set(address, await visit(address, closed));
    });
    for (const page of level) {
      for (const target of targetsOf(responses.get(page), origin)) {
        linkedFrom.set(target, [...(linkedFrom.get(target) ?? []), page]);
      }
    }
    level = [...linkedFrom.keys()].filter((address) => !responses.has(address));
  }
  return { responses, linkedFrom };
}

/** A URL as it is sent to the server, without its fragment. */
export function withoutFragment(address: string): string {
  return address.replace(/#.*/, "");
}

async function visit(
  address: string,
  isClosed: (path: string) => boolean,
): Promise<ServiceResponse> {
  const { pathname } = new URL(address);
  const isPage = !FILE.test(pathname) && !isClosed(pathname);
  const response = await fetch(address, {
    method: isPage ? "GET" : "HEAD",
    redirect: "manual",
    // The server closes idle connections while this process is busy with a document, so none is kept.
    headers: { "user-agent": AGENT, connection: "close" },
  });
  const { status } = response;
  const body = await response.text();
  return isPage && status === 200 ? { status, document: readDocument(body, address) } : { status };
}

/** The site's own URLs that a page links to or loads. */
function targetsOf({ document }: ServiceResponse = { status: 0 }, origin: string): Set<string> {
  const { links = [], files = [] } = document ?? {};
  const own = [...links, ...files].filter((address) => new URL(address).origin === origin);
  return new Set(own.map(withoutFragment));
}

/** Returns a function that tells whether robots.txt disallows a path. Links of such pages are not followed. */
async function closedTo(origin: string): Promise<(path: string) => boolean> {
  const rules = await (await fetch(`${origin}/robots.txt`)).text();
  const closed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  return (path) => closed.some((start) => path.startsWith(start));
}

async function inParallel<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const takeTurns = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: PARALLEL }, takeTurns));
}
