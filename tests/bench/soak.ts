import { parseArgs } from "node:util";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { type RunningSite, startSite } from "../helpers/running-site.ts";
import { createClient } from "./soak/client.ts";
import { soakContent } from "./soak/content.ts";
import { badDay } from "./soak/faulty.ts";
import { run, warm } from "./soak/load.ts";
import { type MemorySample, sampleMemory } from "./soak/memory.ts";
import { warmPaths } from "./soak/paths.ts";
import { createRandom } from "./soak/random.ts";
import { type SoakResult, writeReport } from "./soak/report.ts";
import { Tally } from "./soak/tally.ts";
import { watchCalls } from "./soak/upstream-calls.ts";
import { createVisits } from "./soak/visits.ts";

/**
 * `npm run bench -- soak [--seconds 60] [--connections 32] [--seed 1]`: visitors
 * in crowds, with a failing content service. Exits with 1 if a page that was
 * warmed before failed; durations never fail it.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    connections: { type: "string", default: "32" },
    seed: { type: "string", default: "1" },
    json: { type: "string", default: "test-results/soak.json" },
  },
});
const settings = {
  seconds: Number(values.seconds),
  connections: Number(values.connections),
  seed: Number(values.seed),
  freshSeconds: 5,
  timeoutMs: 2000,
};
const SAMPLE_MS = 5000;

const interrupted = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => interrupted.abort());
}

const content = soakContent();
const server = await startContentServer(content);
const site = await startSite({
  UPSTREAM_ORIGIN: server.origin,
  UPSTREAM_KEY: content.key,
  UPSTREAM_TIMEOUT_MS: String(settings.timeoutMs),
  CACHE_FRESH_SECONDS: String(settings.freshSeconds),
});
try {
  const result = await soak(server, site);
  await writeReport(result, values.json);
  if (result.tally.seenFailures > 0) process.exitCode = 1;
} finally {
  await site.stop();
  await server.close();
}

async function soak(server: ContentServer, site: RunningSite): Promise<SoakResult> {
  const client = createClient(site.origin, settings.connections);
  const paths = warmPaths();
  await warm(paths, client);
  console.log(`${paths.length} paths warmed with ${server.counts.size} kinds of upstream call`);
  const calls = watchCalls(server);
  server.behaviour.faultOf = badDay(createRandom(settings.seed));
  const tally = new Tally();
  const memory: MemorySample[] = [];
  const started = performance.now();
  const stopSampling = sample(site, tally, memory, started);
  const end = setTimeout(() => interrupted.abort(), settings.seconds * 1000);
  await run({
    client,
    connections: settings.connections,
    signal: interrupted.signal,
    next: createVisits(paths, createRandom(settings.seed + 1)),
    tally,
  });
  clearTimeout(end);
  await stopSampling();
  const seconds = (performance.now() - started) / 1000;
  const upstream = calls(seconds, settings.freshSeconds, tally.all.requests);
  return { settings, seconds, tally, upstream, memory };
}

/** Samples memory at the start, every few seconds and at the end, and prints progress. */
function sample(site: RunningSite, tally: Tally, memory: MemorySample[], started: number) {
  const take = async () => {
    const second = Math.round((performance.now() - started) / 1000);
    memory.push(await sampleMemory(site.pid, second));
    process.stdout.write(
      `\r${second} s, ${tally.all.requests} requests, ${tally.seenFailures} failures of pages seen `,
    );
  };
  void take();
  const timer = setInterval(() => void take(), SAMPLE_MS);
  return async () => {
    clearInterval(timer);
    await take();
    process.stdout.write("\n");
  };
}
