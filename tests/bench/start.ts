import { join } from "node:path";
import { cpuTime } from "./bare/cpu-time.ts";
import { startBenchUpstream } from "./bare/upstream.ts";
import { type BareWorker, startWorkerd } from "./bare/workerd.ts";
import { readOptions } from "./options.ts";
import { type BenchResult, finish } from "./report/result.ts";
import { interleave, percentile, spreadOf } from "./rounds.ts";
import { type Bundle, readBundle } from "./start/bundle.ts";
import { constantWorker, LIST_PATH, NO_CACHE, siteWorker } from "./workers.ts";

/** `npm run bench -- start [--rounds 15] [--dist dist]`: how soon the worker answers, and what it is made of. */
const WARM_ROUNDS = 2;
const PARTS_SHOWN = 12;

interface Subject {
  name: string;
  worker: BareWorker;
  /** What the first answer is asked for by. */
  probe: string;
}

interface Start {
  readyMs: number;
  cpuMs: number;
}

const { rounds, dist } = await readOptions(15);
const upstream = await startBenchUpstream();
try {
  const site = await siteWorker({ dist, upstreamOrigin: upstream.origin, vars: NO_CACHE });
  const subjects: Subject[] = [
    { name: "constant worker", worker: await constantWorker(dist), probe: "/" },
    { name: "site, robots.txt", worker: site, probe: "/robots.txt" },
    { name: "site, first list page", worker: site, probe: LIST_PATH },
  ];
  const starts = await interleave(subjects, { rounds, warm: WARM_ROUNDS }, start);
  await finish(resultOf(starts, await readBundle(join(dist, "server"))), dist);
} finally {
  await upstream.close();
}

async function start({ worker, probe }: Subject): Promise<Start> {
  const { pid, readyAfterMs, stop } = await startWorkerd(worker, probe);
  const cpuMs = await cpuTime(pid);
  await stop();
  return { readyMs: readyAfterMs, cpuMs };
}

function resultOf(starts: Map<Subject, Start[]>, bundle: Bundle): BenchResult {
  const [constant = [], own = []] = [...starts.values()];
  const ready = (list: Start[]) => list.map(({ readyMs }) => readyMs);
  const startMs = percentile(ready(own), 0.5) - percentile(ready(constant), 0.5);
  return {
    name: "start",
    title: "Start and bundle",
    how: `From the start of workerd's process to the first answer, ${rounds} starts of each in turn; what the constant worker takes is the runtime's own. The bundle is measured as wrangler measures an upload: all modules together, compressed with gzip.`,
    tables: [
      {
        caption: "Milliseconds from process start to the first answer, median (middle half)",
        rows: [...starts].map(([{ name }, list]) => ({
          subject: name,
          "first answer ms": spreadOf(ready(list)),
          "CPU ms by then": spreadOf(list.map(({ cpuMs }) => cpuMs)),
        })),
      },
      {
        caption: "Parts of the bundle, uncompressed",
        rows: bundle.parts.slice(0, PARTS_SHOWN).map(({ name, bytes }) => ({
          part: name,
          KB: bytes / 1024,
          "%": (100 * bytes) / bundle.bytes,
        })),
      },
    ],
    targets: [
      {
        figure: "Start, without the constant worker's",
        value: startMs,
        most: 50,
        unit: "ms",
      },
      { figure: "Bundle", value: bundle.gzipBytes / 1024, most: 350, unit: "KB gzip" },
      {
        figure: "Pictures and content in the bundle",
        value: bundle.suspicious.length,
        most: 0,
        unit: "",
      },
    ],
    ...(bundle.suspicious.length > 0 && {
      notes: bundle.suspicious.map((part) => `In the bundle: ${part}`),
    }),
  };
}
