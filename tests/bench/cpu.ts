import { measureRequests, numbers, type Subject, startSubject } from "./bare/measure.ts";
import { startBenchUpstream } from "./bare/upstream.ts";
import { readOptions } from "./options.ts";
import { finish } from "./report/result.ts";
import type { BenchResult } from "./report/types.ts";
import { interleave, spreadOf } from "./rounds.ts";
import {
  articlePage,
  type BenchPage,
  constantWorker,
  listPage,
  NO_CACHE,
  PLAIN,
  plainWorker,
  siteWorker,
} from "./workers.ts";

/** `npm run bench -- cpu`: a request for which nothing at all is cached. */
const REQUESTS = 120;
/** Warm-up rounds for the compiler, not counted. */
const WARM_ROUNDS = 4;
const PAGES = 20;
const ARTICLES = 240;
/** Coprime to the number of articles: every round has articles from the whole list. */
const STRIDE = 77;

interface Requests {
  name: string;
  subject: Subject;
  pageOf: (count: number) => BenchPage;
}

const { rounds, dist } = await readOptions(15);
const upstream = await startBenchUpstream();
const plainUpstream = await startBenchUpstream();
const subjects = await startSubjects();
try {
  const samples = await interleave(listRequests(subjects), { rounds, warm: WARM_ROUNDS }, measure);
  if (upstream.unsigned > 0) throw new Error(`${upstream.unsigned} requests were not signed`);
  await finish(resultOf(samples), dist);
} finally {
  for (const { workerd } of Object.values(subjects)) await workerd.stop();
  await Promise.all([upstream.close(), plainUpstream.close()]);
}

async function startSubjects() {
  const given = { dist, upstreamOrigin: plainUpstream.origin };
  const site = await siteWorker({ dist, upstreamOrigin: upstream.origin, vars: NO_CACHE });
  const anchors = await plainWorker({ ...given, hasAnchors: true });
  return {
    constant: await startSubject(await constantWorker(dist)),
    plain: await startSubject(await plainWorker(given), plainUpstream),
    anchors: await startSubject(anchors, plainUpstream),
    site: await startSubject(site, upstream),
  };
}

function listRequests({ constant, plain, anchors, site }: typeof subjects): Requests[] {
  const page = (list?: typeof PLAIN) => (count: number) => listPage((count % PAGES) + 1, list);
  const article = (list?: typeof PLAIN) => (count: number) =>
    articlePage((count * STRIDE) % ARTICLES, list);
  return [
    { name: "constant", subject: constant, pageOf: () => ({ path: "/", contains: "" }) },
    { name: "list page, plain", subject: plain, pageOf: page(PLAIN) },
    { name: "list page, plain with <a>", subject: anchors, pageOf: page(PLAIN) },
    { name: "list page", subject: site, pageOf: page() },
    { name: "article, plain", subject: plain, pageOf: article(PLAIN) },
    { name: "article, plain with <a>", subject: anchors, pageOf: article(PLAIN) },
    { name: "article", subject: site, pageOf: article() },
  ];
}

interface Measured {
  cpuMs: number;
  calls: number;
}

async function measure({ subject, pageOf }: Requests, round: number): Promise<Measured> {
  const { cpuMs, calls } = await measureRequests(
    subject,
    numbers(REQUESTS, round * REQUESTS).map(pageOf),
  );
  return { cpuMs, calls };
}

function resultOf(samples: Map<Requests, Measured[]>): BenchResult {
  const rows = [...samples].map(([{ name }, list]) => ({
    name,
    cpu: spreadOf(list.map(({ cpuMs }) => cpuMs)),
    calls: spreadOf(list.map(({ calls }) => calls)).median,
  }));
  const medianOf = (name: string) =>
    rows.find((row) => row.name === name)?.cpu.median ?? Number.NaN;
  const ratioOf = (name: string, page: string) => medianOf(name) / medianOf(`${page}, plain`);
  return {
    name: "cpu",
    title: "Nothing cached at all",
    how: `CPU time of workerd's process, ${rounds} rounds of ${REQUESTS} requests one after the other, 20 list pages and 240 articles in turn. The site has \`CACHE_FRESH_SECONDS\` and \`CACHE_STALE_SECONDS\` at 0, so that it fetches everything for each request, signed and validated. The plain pages are react-router's data mode as documented, with the same navigation (8 × 6 nodes in header and footer) and unsigned, unchecked requests: two for the list page (navigation, list of 12), three for the article (navigation, item, the latest of its list for two neighbours and three related cards). With \`<a>\` they have plain anchors for \`<Link>\`.`,
    tables: [
      {
        caption: "Milliseconds of CPU a request, median (middle half)",
        rows: rows.map(({ name, cpu, calls }) => ({
          page: name,
          "CPU ms": cpu,
          "× plain": ratioOf(name, name.startsWith("article") ? "article" : "list page"),
          "upstream requests": calls,
        })),
      },
    ],
    targets: [
      {
        figure: "List page, nothing cached at all",
        value: ratioOf("list page", "list page"),
        most: 0.75,
        unit: "× plain",
      },
      {
        figure: "Article, nothing cached at all",
        value: ratioOf("article", "article"),
        most: 0.8,
        unit: "× plain",
      },
    ],
  };
}
