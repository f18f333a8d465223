import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { packageBinary } from "../../tools/spawn.ts";
import { MEASURED } from "./bare/content.ts";
import { cpuTime } from "./bare/cpu-time.ts";
import { startBenchUpstream } from "./bare/upstream.ts";
import { type BareWorker, startWorkerd } from "./bare/workerd.ts";
import { readOptions } from "./options.ts";
import { finish } from "./report/result.ts";
import type { BenchResult } from "./report/types.ts";
import { interleave, percentile, spreadOf } from "./rounds.ts";
import { constantWorker, siteWorker } from "./workers.ts";

/** `npm run bench -- start`: how soon the worker responds, and how large it is. */
const WARM_ROUNDS = 2;

interface Subject {
  name: string;
  worker: BareWorker;
}

interface Start {
  readyMs: number;
  cpuMs: number;
}

const { rounds, dist } = await readOptions(15);
const upstream = await startBenchUpstream();
try {
  const site = await siteWorker({ dist, upstreamOrigin: upstream.origin });
  const subjects: Subject[] = [
    { name: "constant worker", worker: await constantWorker(dist) },
    { name: "site, robots.txt", worker: site },
    { name: "site, first list page", worker: { ...site, probe: MEASURED.path } },
  ];
  const starts = await interleave(subjects, { rounds, warm: WARM_ROUNDS }, start);
  await finish(resultOf(starts, uploadedKilobytes()), dist);
} finally {
  await upstream.close();
}

async function start({ worker }: Subject): Promise<Start> {
  const { pid, readyAfterMs, stop } = await startWorkerd(worker);
  const cpuMs = await cpuTime(pid);
  await stop();
  return { readyMs: readyAfterMs, cpuMs };
}

/** As wrangler prints it for an upload: "Total Upload: 1100.00 KiB / gzip: 283.00 KiB". */
function uploadedKilobytes(): number {
  const parameters = ["deploy", "--dry-run", "--config", join(dist, "server/wrangler.json")];
  const printed = execFileSync(process.execPath, [packageBinary("wrangler"), ...parameters], {
    encoding: "utf8",
  });
  return Number(/gzip: ([\d.]+) KiB/.exec(printed)?.[1]);
}

function resultOf(starts: Map<Subject, Start[]>, gzipKilobytes: number): BenchResult {
  const [constant = [], own = []] = [...starts.values()];
  const ready = (list: Start[]) => list.map(({ readyMs }) => readyMs);
  const startMs = percentile(ready(own), 0.5) - percentile(ready(constant), 0.5);
  return {
    name: "start",
    title: "Start and size of the worker",
    how: `From the start of workerd's process to the first response, ${rounds} starts of each in turn; what the constant worker takes is the runtime's own. The size is what \`wrangler deploy --dry-run\` prints.`,
    tables: [
      {
        caption: "Milliseconds from process start to the first response, median (middle half)",
        rows: [...starts].map(([{ name }, list]) => ({
          subject: name,
          "first response ms": spreadOf(ready(list)),
          "CPU ms by then": spreadOf(list.map(({ cpuMs }) => cpuMs)),
        })),
      },
    ],
    targets: [
      { figure: "Worker", value: gzipKilobytes, most: 240, unit: "KB gzip" },
      { figure: "Start, over a constant worker's", value: startMs, most: 50, unit: "ms" },
    ],
  };
}
