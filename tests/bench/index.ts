import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { ensureBuild } from "../../tools/build/build.ts";
import { Failure, runScript } from "../../tools/cli/failure.ts";
import { readOptions } from "../../tools/cli/options.ts";
import { type Figure, HEADER, row } from "./figures.ts";

export interface BenchOptions {
  /** Measured rounds; undefined: as many as the part usually has. */
  rounds: number | undefined;
  /** Folder of the build that is measured. */
  dist: string;
  /** How long a soak takes. */
  seconds: number;
}

type Measure = (options: BenchOptions) => Promise<Figure[]>;

/** One file each; soak is only run if it is named. */
const PARTS = ["misses", "hits", "cold", "browser", "lighthouse"];
const SOAK = "soak";

const USAGE = `npm run bench [-- part] [options]

  misses         CPU time of pages that are not in the cache, as ratios to plain data mode
  hits           CPU time of documents from the cache, as ratios to a bare Cache API hit
  cold           first byte and end with nothing cached, in units of one upstream delay
  browser        what a page loads and what the browser's main thread does with it
  lighthouse     Lighthouse's score and blocking time, on wall time and on CPU time
  soak           visitors in crowds, with a failing content service (only if named)

  --rounds 9     measured rounds
  --quick        two rounds; ten seconds of soak
  --dist folder  measures another build, or several (misses, hits, cold)
  --seconds 60   of soak`;

await runScript(async () => {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: {
      rounds: { type: "string" },
      quick: { type: "boolean", default: false },
      dist: { type: "string", multiple: true },
      seconds: { type: "string" },
    },
  });
  const unknown = positionals.find((name) => ![...PARTS, SOAK].includes(name));
  if (unknown !== undefined) throw new Failure(`there is no part "${unknown}"\n\n${USAGE}`);
  if (values.dist === undefined) await ensureBuild();
  const options = {
    rounds: values.rounds ? Number(values.rounds) : values.quick ? 2 : undefined,
    seconds: Number(values.seconds ?? (values.quick ? 10 : 60)),
  };
  console.log(`\n${environment()}\n\n${HEADER}`);
  const builds = values.dist ?? ["dist"];
  for (const part of positionals.length > 0 ? positionals : PARTS) {
    for (const dist of builds) {
      await run(part, { ...options, dist }, builds.length > 1 ? `, ${dist}` : "");
    }
  }
});

/** A failing part does not stop the others. */
async function run(part: string, options: BenchOptions, build: string): Promise<void> {
  try {
    const { measure }: { measure: Measure } = await import(`./${part}.ts`);
    for (const figure of await measure(options)) {
      console.log(row({ ...figure, name: figure.name + build }));
    }
  } catch (error) {
    console.error(`${part} failed:`, error);
    process.exitCode = 1;
  }
}

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
