import { join } from "node:path";
import { startCacheService } from "../bare/cache-service.ts";
import { MEASURED } from "../bare/content.ts";
import { startBenchUpstream } from "../bare/upstream.ts";
import { startWorkerd } from "../bare/workerd.ts";
import { createHttpClient, isHit, requireReply } from "../http-client.ts";
import { listPage, PLAIN, plainWorker, siteWorker, YARDSTICKS } from "../workers.ts";
import { buildPlainClient } from "../yardsticks/build.ts";
import { stylesheetsOf, stylesOf, withoutScripts } from "./document.ts";
import { type FileOf, startFront } from "./front.ts";
import { openStaticFiles, staticFile } from "./static-files.ts";

/** A page in a browser. */
export interface PageSubject {
  name: string;
  origin: string;
  path: string;
  /** Whether it is hydrated. */
  isHydrated: boolean;
}

export interface PageSubjects {
  site: PageSubject;
  bare: PageSubject;
  plain: PageSubject;
  /** The site's document. */
  document: Buffer;
  stop(): Promise<void>;
}

/** The inline styles of the site's document, for the plain page. */
const STYLES = "/assets/bench-styles.css";
/** A page may have to be requested more than once until its complete document is stored. */
const ATTEMPTS = 5;

export async function startPages(dist: string): Promise<PageSubjects> {
  const upstream = await startBenchUpstream();
  const cache = await startCacheService();
  const settings = { dist, upstreamOrigin: upstream.origin, cacheOrigin: cache.origin };
  const site = await startWorkerd(await siteWorker(settings));
  const document = await storedDocument(site.origin);
  const html = document.toString("utf8");
  const [style = STYLES] = stylesheetsOf(html);
  const plain = await startWorkerd(await plainWorker({ ...settings, style }));
  const fileOf = await filesWith(stylesOf(html), join(dist, "client"));
  const fronts = [
    await startFront({ workerOrigin: site.origin, fileOf }),
    await startFront({ workerOrigin: site.origin, fileOf, rewrite: withoutScripts }),
    await startFront({ workerOrigin: plain.origin, fileOf }),
  ];
  const [origin = "", bareOrigin = "", plainOrigin = ""] = fronts.map((front) => front.origin);
  const page = { name: "list page", origin, path: MEASURED.path, isHydrated: true };
  return {
    site: page,
    bare: { ...page, name: "the same without scripts", origin: bareOrigin, isHydrated: false },
    plain: { ...page, name: "plain data-mode page", origin: plainOrigin, path: PLAIN.path },
    document,
    async stop() {
      for (const { close } of fronts) await close();
      await Promise.all([site.stop(), plain.stop()]);
      await Promise.all([upstream.close(), cache.close()]);
    },
  };
}

/** The files of the client and of the plain page, and the inline styles of a document. */
async function filesWith(css: string, client: string): Promise<FileOf> {
  const files = await openStaticFiles([client, await buildPlainClient(YARDSTICKS)]);
  const styles = staticFile(STYLES, Buffer.from(css));
  return async (path) => (path === STYLES ? styles : files(path));
}

/** The list's first page as a cache hit. */
async function storedDocument(origin: string): Promise<Buffer> {
  const get = createHttpClient(origin);
  const { contains } = listPage(1);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reply = requireReply(await get(MEASURED.path), MEASURED.path, contains);
    if (isHit(reply)) return reply.body;
  }
  throw new Error(`${MEASURED.path} is not stored`);
}
