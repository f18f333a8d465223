import { parseArgs } from "node:util";
import { ensureBuild } from "../../tools/build.ts";

export interface BenchOptions {
  /** Rounds that count. */
  rounds: number;
  /** Folder of the build that is measured. */
  dist: string;
}

const QUICK_ROUNDS = 2;

/**
 * `--rounds 9`, `--quick` and `--dist folder`: another worktree's build may be
 * measured, the project's own is built first where its sources have changed.
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
