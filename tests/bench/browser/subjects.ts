import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startCacheService } from "../bare/cache-service.ts";
import { LIST_NODE } from "../bare/content.ts";
import { type BenchUpstream, startBenchUpstream } from "../bare/upstream.ts";
import { type RunningWorkerd, startWorkerd } from "../bare/workerd.ts";
import { createHttpClient } from "../http-client.ts";
import {
  LIST_PATH,
  LONG_CACHE,
  listPage,
  PAGE_SIZE,
  PLAIN_PATH,
  plainWorker,
  siteWorker,
  YARDSTICKS,
} from "../workers.ts";
import { buildPlainClient } from "../yardsticks/build.ts";
import { stylesheetsOf, withoutScripts, withStylesInside, withStylesLinked } from "./documents.ts";
import { type Front, type FrontOptions, startFront } from "./front.ts";
import { openStaticFiles, staticFile } from "./static-files.ts";

/** A page in a browser. */
export interface PageSubject {
  name: string;
  origin: string;
  path: string;
  /** Whether a script takes over. */
  isHydrated: boolean;
}

export interface PageSubjects {
  site: PageSubject;
  plain: PageSubject;
  bare: PageSubject;
  /** The site's page with its styles in a file, where it has them inside. */
  linked?: PageSubject;
  stop(): Promise<void>;
}

const LINKED = "/assets/bench-linked.css";
/** Pages of the list that are asked for, and how often until they are kept. */
const KEPT_PAGES = 3;
const ATTEMPTS = 5;

export async function startPages(dist: string): Promise<PageSubjects> {
  const upstream = await startBenchUpstream();
  const cache = await startCacheService();
  const given = { dist, upstreamOrigin: upstream.origin, cacheOrigin: cache.origin };
  const site = await startWorkerd(await siteWorker({ ...given, vars: LONG_CACHE }), "/robots.txt");
  const html = await keepPages(site.origin);
  // The same styles as the site's page has, wherever that has them.
  const [style = LINKED] = stylesheetsOf(html);
  const plain = await startWorkerd(await plainWorker(dist, upstream.origin, { style }), "/none");
  const fileOf = await filesWith(html, join(dist, "client"));
  const fronts = await startFronts({ site, plain, upstream, fileOf, dist });
  const ofSite = (name: string, { origin }: Front) => ({
    name,
    origin,
    path: LIST_PATH,
    isHydrated: true,
  });
  return {
    site: ofSite("list page, from the document cache", fronts.site),
    bare: { ...ofSite("the same without scripts, CSS inside", fronts.bare), isHydrated: false },
    plain: { ...ofSite("plain data-mode page", fronts.plain), path: PLAIN_PATH },
    ...(withStylesLinked(html, LINKED) && {
      linked: ofSite("list page, its CSS as a file", fronts.linked),
    }),
    async stop() {
      for (const { close } of Object.values(fronts)) await close();
      await Promise.all([site.stop(), plain.stop()]);
      await Promise.all([upstream.close(), cache.close()]);
    },
  };
}

interface Behind {
  site: RunningWorkerd;
  plain: RunningWorkerd;
  upstream: BenchUpstream;
  fileOf: FrontOptions["fileOf"];
  dist: string;
}

/** One origin for each form of a page. */
async function startFronts({ site, plain, upstream, fileOf, dist }: Behind) {
  const readStyle = (href: string) => readFileSync(join(dist, "client", href), "utf8");
  const ofSite = { workerOrigin: site.origin, fileOf };
  return {
    site: await startFront(ofSite),
    bare: await startFront({
      ...ofSite,
      rewrite: (document) => withStylesInside(withoutScripts(document), readStyle),
    }),
    linked: await startFront({
      ...ofSite,
      rewrite: (document) => withStylesLinked(document, LINKED)?.html ?? document,
    }),
    plain: await startFront({
      workerOrigin: plain.origin,
      fileOf,
      answer: (url) => (url.pathname === "/list.json" ? plainData(upstream, url) : undefined),
    }),
  };
}

/** The client's files and the plain page's, and the styles that a document has inside. */
async function filesWith(html: string, client: string): Promise<FrontOptions["fileOf"]> {
  const files = await openStaticFiles([client, await buildPlainClient(YARDSTICKS)]);
  const linked = withStylesLinked(html, LINKED);
  const styles = linked && staticFile(LINKED, Buffer.from(linked.css));
  return async (path) => (styles && path === LINKED ? styles : files(path));
}

/** Has the site keep its first pages; yields the first. */
async function keepPages(origin: string): Promise<string> {
  const client = createHttpClient(origin);
  const documents: string[] = [];
  for (let page = 1; page <= KEPT_PAGES; page++) {
    const { path, contains } = listPage(LIST_PATH, page);
    const address = page === 1 ? LIST_PATH : path;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { headers, body } = await client(address);
      if (!String(headers["cache-status"]).includes("html; hit")) continue;
      documents.push(body.toString("utf8"));
      break;
    }
    if (!documents[page - 1]?.includes(contains)) throw new Error(`${address} is not kept`);
  }
  return documents[0] ?? "";
}

/** What the plain page's loader asks for in the browser. */
async function plainData({ origin }: BenchUpstream, url: URL): Promise<object> {
  const page = Number(url.searchParams.get("page") ?? 1);
  const api = `${origin}/v1/web/api`;
  const tree = await (await fetch(`${api}/node/list?domainId=38`)).json();
  const list = await fetch(`${api}/content/list?domainId=38`, {
    method: "POST",
    body: JSON.stringify({
      pageNo: page - 1,
      pageSize: PAGE_SIZE,
      condition: { nodeId: LIST_NODE },
    }),
  });
  const { data } = await list.json();
  return { nodes: tree.data[0].childs, items: data.data, total: data.totalCount, page };
}
