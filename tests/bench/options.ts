import { parseArgs } from "node:util";
import { ensureBuild } from "../../worker/local/build.ts";

export interface BenchOptions {
  /** Rounds that count. */
  rounds: number;
  /** Folder of the build that is measured. */
  dist: string;
}

/**
 * `--rounds 9` and `--dist folder`: another worktree's build may be measured,
 * the project's own is built first where its sources have changed.
 */
export async function readOptions(rounds: number): Promise<BenchOptions> {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: String(rounds) },
      dist: { type: "string" },
    },
  });
  if (values.dist === undefined) await ensureBuild();
  return { rounds: Number(values.rounds), dist: values.dist ?? "dist" };
}
