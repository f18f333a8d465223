import { type ReadDocument, readDocument } from "./read-document.ts";

/** The response to a request of the crawler. */
export interface ServiceResponse {
  status: number;
  /** The parsed document, if the response is a page and robots.txt allows crawling it. */
  document?: ReadDocument;
}

/**
 * Everything that the crawler reaches by following links from its first pages. URLs are absolute and have no
 * fragments.
 */
export interface Crawl {
  responses: ReadonlyMap<string, ServiceResponse>;
  /** For each URL, the pages that link to it or load it. */
  linkedFrom: ReadonlyMap<string, readonly string[]>;
}

const PARALLEL = 6;
/**
 * The crawler identifies as a search engine, because search engines always get complete documents. Other clients may
 * get a stream.
 */
const AGENT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const FILE = /\.\w+$/;

/** Follows all links of the site, level by level. It also requests the files that pages load. */
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

/** The URL without its fragment, as it is sent to the server. */
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
    // Connections are not reused. Between two requests, this process may need a long time to read a document, and the
    // server closes idle connections.
    headers: { "user-agent": AGENT, connection: "close" },
  });
  const { status } = response;
  const body = await response.text();
  return isPage && status === 200 ? { status, document: readDocument(body, address) } : { status };
}

/** The URLs of this site that a page links to or loads. */
function targetsOf({ document }: ServiceResponse = { status: 0 }, origin: string): Set<string> {
  const { links = [], files = [] } = document ?? {};
  const own = [...links, ...files].filter((address) => new URL(address).origin === origin);
  return new Set(own.map(withoutFragment));
}

/**
 * Returns a function that tells whether robots.txt disallows a path. The crawler does not follow the links of a page
 * with such a path.
 */
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
