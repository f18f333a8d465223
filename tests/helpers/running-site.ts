import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RunningSite {
  origin: string;
  /** The id of the site's main process, which has started all others. */
  pid: number;
  /** The output so far. If the output is long, only its last part. */
  printed(): string;
  stop(): Promise<void>;
}

const START = join(import.meta.dirname, "../../tools/start.ts");
/** The database into which the tested site has imported the embedded content. */
const CONTENT = join(import.meta.dirname, "../../.wrangler/state/v3/d1");
const PRINTED_LENGTH = 100_000;

/** The running sites. After the tests, all sites that are still running are stopped. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) terminate(child);
});

/** Runs `npm start` with these settings on a free port. Resolves when the site is ready. */
export async function startSite(
  variables: Record<string, string>,
  ...args: string[]
): Promise<RunningSite> {
  const settings = Object.entries(variables).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  // A site with an external content service needs no database, but it needs its own caches. So the site stores its data
  // in an empty folder.
  const state = variables.UPSTREAM_ORIGIN ? ["--persist-to", await newFolder()] : [];
  const child = spawn(
    process.execPath,
    [START, "--port", "0", "--inspector-port", "0", ...settings, ...state, ...args],
    { stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  running.add(child);
  child.once("exit", () => running.delete(child));
  const { promise: origin, resolve, reject } = Promise.withResolvers<string>();
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed = (printed + text).slice(-PRINTED_LENGTH);
      const [, ready] = /^Ready in .*: (\S+)$/m.exec(printed) ?? [];
      if (ready) resolve(ready);
    });
  }
  child.once("close", () => reject(new Error(`the site did not start:\n${printed}`)));
  return {
    origin: await origin,
    pid: child.pid ?? 0,
    printed: () => printed,
    async stop() {
      if (!running.has(child)) return;
      terminate(child);
      await once(child, "exit");
    },
  };
}

/**
 * Options for a site that runs at the same time as the tested one. Two sites in one folder would lock each other's
 * databases and caches.
 */
export async function ownState(): Promise<string[]> {
  const folder = await newFolder();
  await cp(CONTENT, join(folder, "v3/d1"), { recursive: true });
  return ["--persist-to", folder];
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "test-site-"));
}

/** Stops the process and its children, which form a process group. */
function terminate({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, "SIGTERM");
}
