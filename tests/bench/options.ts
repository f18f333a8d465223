import { parseArgs } from "node:util";
import { ensureBuild } from "../../tools/build.ts";

export interface BenchOptions {
  /** Measured rounds. */
  rounds: number;
  /** Folder of the build that is measured. */
  dist: string;
}

const QUICK_ROUNDS = 2;

/**
 * `--rounds 9`, `--quick` and `--dist folder`: another build may be
 * measured; the project's own is built first if its sources have changed.
 */
export async function readOptions(rounds: number): Promise<BenchOptions> {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string" },
      quick: { type: "boolean", default: false },
      dist: { type: "string" },
    },
  });
  if (values.dist === undefined) await ensureBuild();
  return {
    rounds: values.rounds ? Number(values.rounds) : values.quick ? QUICK_ROUNDS : rounds,
    dist: values.dist ?? "dist",
  };
}
