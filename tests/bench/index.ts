import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { ensureBuild } from "../../tools/build.ts";
import { Failure, runScript } from "../../tools/failure.ts";
import { readOptions } from "../../tools/options.ts";
import { type Figure, HEADER, row } from "./figures.ts";

export interface BenchOptions {
  /** Measured rounds; undefined: as many as the part usually has. */
  rounds: number | undefined;
  /** Folders of the builds that are measured. */
  builds: string[];
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
  --dist folder  measures another build; given twice, both in turn (misses, hits, cold)
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
  const options: BenchOptions = {
    rounds: values.rounds ? Number(values.rounds) : values.quick ? 2 : undefined,
    builds: values.dist ?? ["dist"],
    seconds: Number(values.seconds ?? (values.quick ? 10 : 60)),
  };
  console.log(`\n${environment()}\n\n${HEADER}`);
  for (const name of positionals.length > 0 ? positionals : PARTS) await run(name, options);
});

/** A failing part does not stop the others. */
async function run(name: string, options: BenchOptions): Promise<void> {
  try {
    const { measure }: { measure: Measure } = await import(`./${name}.ts`);
    for (const figure of await measure(options)) console.log(row(figure));
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}

function environment(): string {
  const packages = ["workerd", "react", "react-router"].map((name) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    return `${name} ${version}`;
  });
  const processors = cpus();
  const facts = [
    new Date().toISOString().slice(0, 10),
    `${processors.length} × ${processors[0]?.model.trim()}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
    `node ${process.versions.node}`,
    ...packages,
  ];
  return facts.join(", ");
}
