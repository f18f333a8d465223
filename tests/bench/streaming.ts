import { startCacheService } from "./bare/cache-service.ts";
import { startBenchUpstream } from "./bare/upstream.ts";
import { type RunningWorkerd, startWorkerd } from "./bare/workerd.ts";
import { arrivalOf, createHttpClient, type HttpClient, requireReply } from "./http-client.ts";
import { readOptions } from "./options.ts";
import { type BenchResult, finish } from "./report/result.ts";
import { interleave, percentile, spreadOf } from "./rounds.ts";
import {
  constantWorker,
  LIST_PATH,
  LONG_CACHE,
  listPage,
  NO_CACHE,
  siteWorker,
} from "./workers.ts";

/**
 * `npm run bench -- streaming [--rounds 40] [--dist dist]`: when the parts of a
 * list page come whose list takes its time.
 */
const DELAY_MS = 200;
const WARM_ROUNDS = 2;
/** Requests for the compiler, before lists take their time. */
const WARM_REQUESTS = 150;
/** More pages than requests, so that no list has been asked for before. */
const SIZE = { nodes: 56, items: 24_000 };
/** The navigation's end, in the header. */
const NAVIGATION = "</header>";

interface Subject {
  name: string;
  client: HttpClient;
  ask: (client: HttpClient, round: number) => Promise<Sample>;
}

interface Sample {
  firstByte: number;
  navigation?: number;
  lastByte: number;
}

const { rounds, dist } = await readOptions(40);
const upstream = await startBenchUpstream(SIZE);
const cache = await startCacheService();
const running: RunningWorkerd[] = [];
try {
  const subjects = await startSubjects();
  for (const { ask, client } of subjects) {
    for (let count = 0; count < WARM_REQUESTS; count++) await ask(client, 1000 + count);
  }
  upstream.listDelay = DELAY_MS;
  const samples = await interleave(subjects, { rounds, warm: WARM_ROUNDS }, ({ ask, client }, at) =>
    ask(client, at),
  );
  if (upstream.unsigned > 0) throw new Error(`${upstream.unsigned} calls were not signed`);
  await finish(resultOf(samples), dist);
} finally {
  for (const { stop } of running) await stop();
  await Promise.all([upstream.close(), cache.close()]);
}

async function startSubjects(): Promise<Subject[]> {
  const given = { dist, upstreamOrigin: upstream.origin };
  const constant = await startWorkerd(await constantWorker(dist));
  const empty = await startWorkerd(await siteWorker({ ...given, vars: NO_CACHE }), "/robots.txt");
  const warm = await startWorkerd(
    await siteWorker({ ...given, vars: LONG_CACHE, cacheOrigin: cache.origin }),
    "/robots.txt",
  );
  running.push(constant, empty, warm);
  const subject = (name: string, { origin }: RunningWorkerd, ask: Subject["ask"]) => ({
    name,
    client: createHttpClient(origin),
    ask,
  });
  return [
    subject("constant route", constant, askConstant),
    subject("list page, nothing cached", empty, askList),
    subject("list page, navigation cached", warm, askList),
  ];
}

async function askConstant(client: HttpClient): Promise<Sample> {
  const reply = requireReply(await client("/"), "the constant route", 200);
  return { firstByte: reply.firstByteMs, lastByte: reply.lastByteMs };
}

async function askList(client: HttpClient, round: number): Promise<Sample> {
  // The warming pages are far back, and those ask for the first one, too.
  const { path, contains } = listPage(LIST_PATH, round + 2);
  const reply = requireReply(await client(path), path, 200, contains);
  if (arrivalOf(reply, contains) < upstream.listDelay) throw new Error(`${path} was not delayed`);
  return {
    firstByte: reply.firstByteMs,
    navigation: arrivalOf(reply, NAVIGATION),
    lastByte: reply.lastByteMs,
  };
}

function resultOf(samples: Map<Subject, Sample[]>): BenchResult {
  const all = [...samples].map(([{ name }, list]) => ({ name, list }));
  const medianOf = (list: Sample[], part: keyof Sample) => percentile(timesOf(list, part), 0.5);
  const constant = medianOf(all[0]?.list ?? [], "firstByte");
  const sites = all.slice(1);
  return {
    name: "streaming",
    title: `A list that takes ${DELAY_MS} ms`,
    how: `Times at the visitor's socket, workerd alone, ${rounds} rounds in turn with a constant route, a list that was never asked for before in each. The navigation is out when the end of the header has come.`,
    tables: [
      {
        caption: "Milliseconds since the request, median (middle half)",
        rows: all.map(({ name, list }) => ({
          subject: name,
          "first byte": spreadOf(timesOf(list, "firstByte")),
          navigation: spreadOf(timesOf(list, "navigation")),
          "navigation p95": percentile(timesOf(list, "navigation"), 0.95),
          "last byte": spreadOf(timesOf(list, "lastByte")),
          "last byte p95": percentile(timesOf(list, "lastByte"), 0.95),
        })),
      },
    ],
    targets: sites.flatMap(({ name, list }) => [
      {
        figure: `Navigation after the constant route's first byte (${name})`,
        value: medianOf(list, "navigation") - constant,
        most: 5,
        unit: "ms",
      },
      {
        figure: `Last byte after the delay (${name})`,
        value: medianOf(list, "lastByte") - DELAY_MS,
        most: 15,
        unit: "ms",
      },
    ]),
  };
}

function timesOf(list: Sample[], part: keyof Sample): number[] {
  return list.flatMap((sample) => sample[part] ?? []);
}
