import { spawn } from "node:child_process";
import { join } from "node:path";
import { Failure } from "../cli/failure.ts";
import { runNpm } from "../cli/npm.ts";
import { ROOT } from "../cli/root.ts";
import { capture, captureTool, SOURCE_CONFIG } from "../cli/spawn.ts";

/** The programs that a publication runs. Tests pass replacements. */
export interface Tools {
  /** Resolves with git's output. Rejects with a Failure if git fails. */
  git: (...parameters: string[]) => Promise<string>;
  /** Runs a script of the package.json in a folder and shows its output. Rejects with a Failure if the script fails. */
  npm: (folder: string, parameters: string[], env: NodeJS.ProcessEnv) => Promise<void>;
  /** Runs wrangler with the wrangler.toml of a folder. Resolves with wrangler's output. */
  wrangler: (folder: string, parameters: string[], env: NodeJS.ProcessEnv) => Promise<string>;
  fetch: typeof fetch;
  print: (line: string) => void;
}

export const tools: Tools = {
  async git(...parameters) {
    const child = spawn("git", parameters, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    const { status, stdout, output } = await capture(child);
    if (status !== 0) throw new Failure(`git ${parameters.join(" ")} failed:\n${output.trim()}`);
    return stdout.trim();
  },
  async npm(folder, parameters, env) {
    const own = { ...process.env, ...env };
    const status = await runNpm(["--prefix", folder, ...parameters], own);
    if (status !== 0) throw new Failure(`npm ${parameters.join(" ")} failed; see above`);
  },
  async wrangler(folder, parameters, env) {
    const config = ["--config", join(folder, SOURCE_CONFIG[1] ?? "")];
    const { status, stdout, output } = await captureTool("wrangler", [...parameters, ...config], {
      cwd: folder,
      env: { ...process.env, ...env, NO_COLOR: "1" },
    });
    if (status === 0) return stdout;
    throw new Failure(`wrangler ${parameters.slice(0, 2).join(" ")} failed:\n${output.trim()}`);
  },
  fetch,
  print: console.log,
};
