import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { cpuTime } from "./bare/cpu-time.ts";
import { startWorkers } from "./cpu/start-workers.ts";
import { createSubjects, type Subject } from "./cpu/subjects.ts";
import { readOptions } from "./options.ts";
import { type BenchResult, finish } from "./report/result.ts";
import { interleave, type Spread, spreadOf } from "./rounds.ts";

/**
 * `npm run bench -- cpu [--rounds 11] [--dist dist]`: CPU time of a request on
 * workerd alone, by the process's own accounting (Linux).
 */
const REQUESTS = 150;
/** The first rounds are for the compiler. */
const WARM_ROUNDS = 4;
/** What a worker does after its answer counts too. */
const AFTERWORK_MS = 10;

interface Sample {
  cpuMs: number;
  calls: number;
}

const { rounds, dist } = await readOptions(15);
const running = await startWorkers(dist);
try {
  const subjects = await createSubjects(running);
  const samples = await interleave(subjects, { rounds, warm: WARM_ROUNDS }, measure);
  // A warm page comes as one piece, without the scripts that put late parts in their place.
  const sizes = new Map<Subject, number>();
  for (const subject of subjects) {
    sizes.set(subject, gzipSync((await subject.ask(0)).body).length / 1024);
  }
  const { unsigned } = running.upstreams.site;
  if (unsigned > 0) throw new Error(`${unsigned} calls were not signed`);
  await finish(resultOf(samples, sizes), dist);
} finally {
  await running.stop();
}

async function measure({ ask, workerd, upstream }: Subject, round: number): Promise<Sample> {
  const calls = upstream?.calls ?? 0;
  const before = await cpuTime(workerd.pid);
  for (let count = 0; count < REQUESTS; count++) await ask(round * REQUESTS + count);
  await sleep(AFTERWORK_MS);
  return {
    cpuMs: ((await cpuTime(workerd.pid)) - before) / REQUESTS,
    calls: ((upstream?.calls ?? 0) - calls) / REQUESTS,
  };
}

function resultOf(samples: Map<Subject, Sample[]>, sizes: Map<Subject, number>): BenchResult {
  const cpu = new Map<string, Spread>();
  for (const [{ name }, list] of samples) cpu.set(name, spreadOf(list.map(({ cpuMs }) => cpuMs)));
  const medianOf = (name: string) => cpu.get(name)?.median ?? Number.NaN;
  const plain = medianOf("plain data-mode page");
  const bare = medianOf("bare Cache API hit, same bytes");
  const uncached = medianOf("list page, nothing cached");
  const hit = medianOf("document hit");
  return {
    name: "cpu",
    title: "CPU time of a request",
    how: `workerd alone, CPU time of its process, ${rounds} rounds of ${REQUESTS} requests one after the other, subjects in turn. Where nothing is cached every upstream call is made, signed and validated; the plain page makes two, unsigned and unchecked. Pages of the list take turns.`,
    tables: [
      {
        caption: "Milliseconds of CPU, median (middle half)",
        rows: [...samples].map(([subject, list]) => ({
          subject: subject.name,
          "CPU ms": cpu.get(subject.name) ?? Number.NaN,
          "× plain": medianOf(subject.name) / plain,
          "× bare hit": medianOf(subject.name) / bare,
          "upstream calls": spreadOf(list.map(({ calls }) => calls)).median,
          "gzip KB": sizes.get(subject) ?? Number.NaN,
        })),
      },
    ],
    targets: [
      { figure: "Rendering without any cache", value: uncached, most: 0.6, unit: "CPU ms" },
      {
        figure: "Rendering without any cache, of the plain data-mode page",
        value: uncached / plain,
        most: 0.3,
        unit: "",
      },
      { figure: "Document hit, of the bare hit", value: hit / bare, most: 1.15, unit: "" },
    ],
  };
}
