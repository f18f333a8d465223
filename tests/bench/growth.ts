import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { cpuTime } from "./bare/cpu-time.ts";
import { type GrowthCase, startCases } from "./growth/cases.ts";
import { GROWTH_CHART, growthResult, type Load } from "./growth/result.ts";
import { readOptions } from "./options.ts";
import { finish, RESULTS } from "./report/result.ts";
import { interleave } from "./rounds.ts";

/**
 * `npm run bench -- growth [--rounds 3] [--dist dist]`: what a list page costs
 * as content, navigation and the number of visitors grow.
 */
const WARM_ROUNDS = 1;
/** Of one case in one round. */
const REQUESTS = { rendered: 100, kept: 200 };
const AFTERWORK_MS = 10;

const { rounds, dist } = await readOptions(3);
const cases = await startCases(dist);
try {
  const loads = await interleave(cases.all, { rounds, warm: WARM_ROUNDS }, measure);
  const unsigned = cases.upstreams.reduce((sum, upstream) => sum + upstream.unsigned, 0);
  if (unsigned > 0) throw new Error(`${unsigned} calls were not signed`);
  const { result, chart } = growthResult(loads);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(`${RESULTS}/${GROWTH_CHART}`, chart);
  await finish(result, dist);
} finally {
  await cases.stop();
}

/** Every visitor asks again as soon as there is an answer. */
async function measure({ workerd, mode, visitors, ask }: GrowthCase): Promise<Load> {
  const times: number[] = [];
  const errors: string[] = [];
  let left = REQUESTS[mode];
  const visit = async () => {
    while (left-- > 0) await ask().then(note, fail);
  };
  const note = (milliseconds: number) => void times.push(milliseconds);
  const fail = (error: unknown) => void errors.push(String(error));
  // What the cache has to be filled with first is not measured.
  await ask();
  await sleep(AFTERWORK_MS);
  const before = await cpuTime(workerd.pid);
  await Promise.all(Array.from({ length: visitors }, visit));
  await sleep(AFTERWORK_MS);
  return { cpuMs: ((await cpuTime(workerd.pid)) - before) / REQUESTS[mode], times, errors };
}
