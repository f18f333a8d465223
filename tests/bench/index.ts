import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { ensureBuild } from "../../tools/build/build.ts";
import { Failure, runScript } from "../../tools/cli/failure.ts";
import { readOptions } from "../../tools/cli/options.ts";
import { type Figure, HEADER, row } from "./figures.ts";

export interface BenchOptions {
  /** The number of measured rounds. If it is undefined, each part of the benchmark uses its own default. */
  rounds: number | undefined;
  /** The folder of the build that is measured. */
  dist: string;
  /** Addresses of running sites whose first paint is compared. */
  sites: readonly string[];
  /** How long each of the parts `soak` and `bodies` of the benchmark takes, in seconds. */
  seconds: number;
}

type Measure = (options: BenchOptions) => Promise<Figure[]>;

/**
 * The parts of the benchmark that run by default. Each part is a file. A part in NAMED runs only if it is named on the
 * command line.
 */
const PARTS = ["misses", "hits", "cold", "browser", "lighthouse"];
const NAMED = ["paint", "scale", "soak", "bodies"];

const USAGE = `npm run bench [-- part] [options]

  misses         CPU time of pages that are not in the cache, as a multiple of the time that React alone takes for the page
  hits           CPU time of documents from the cache, as a multiple of the time for reading a response from the Cache API
  cold           time to the first and last byte with nothing cached, as a multiple of the content service's delay
  browser        the size of pages, and how long they occupy the browser's main thread
  lighthouse     Lighthouse's score and blocking time, computed from wall time and from CPU time
  paint          first paint of running sites on slow 4G, with a processor four times as slow (only if named)
  scale          calls, bytes and heap for a page if each list of the site has 1,000 to 1,000,000 items (only if named)
  soak           responses in which a visitor notices a failure, while the content service often fails (only if named)
  bodies         CPU time and heap for parsing generated items of up to 2 MiB (only if named)

  --rounds 9     the number of measured rounds
  --dist folder  measures another build (misses, hits, cold, scale)
  --sites a,b    addresses of running sites (paint)
  --seconds 60   how long soak and bodies take`;

await runScript(async () => {
  const text = { type: "string" } as const;
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { rounds: text, dist: text, sites: text, seconds: { ...text, default: "60" } },
  });
  const unknown = positionals.find((name) => ![...PARTS, ...NAMED].includes(name));
  if (unknown !== undefined)
    throw new Failure(`the benchmark has no part “${unknown}”\n\n${USAGE}`);
  if (values.dist === undefined && values.sites === undefined) await ensureBuild();
  const options = {
    rounds: values.rounds === undefined ? undefined : Number(values.rounds),
    dist: values.dist ?? "dist",
    sites: values.sites?.split(",") ?? [],
    seconds: Number(values.seconds),
  };
  console.log(`\n${environment()}\n\n${HEADER}`);
  for (const part of positionals.length > 0 ? positionals : PARTS) {
    try {
      const { measure }: { measure: Measure } = await import(`./${part}.ts`);
      for (const figure of await measure(options)) console.log(row(figure));
    } catch (error) {
      // The remaining parts still run after a failure.
      console.error(`the part “${part}” of the benchmark failed:`, error);
      process.exitCode = 1;
    }
  }
});

function environment(): string {
  const [{ model } = { model: "" }] = cpus();
  const versions = ["workerd", "react", "react-router"].map(
    (name) =>
      `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version}`,
  );
  const [load = 0] = loadavg();
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${model.trim()}, load ${load.toFixed(1)}`,
    ...[`node ${process.versions.node}`, ...versions],
  ].join(", ");
}
