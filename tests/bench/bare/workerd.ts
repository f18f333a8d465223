import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A worker as workerd's own configuration describes it. */
export interface BareWorker {
  /** Folder of the built worker. */
  directory: string;
  /** Its entry within the folder; the other `.js` files are its modules. */
  main: string;
  compatibilityDate: string;
  compatibilityFlags?: readonly string[];
  vars?: Record<string, string>;
  /** Origin of a service that plays the Cache API's part; without one nothing may be kept. */
  cacheOrigin?: string;
}

export interface RunningWorkerd {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readyAfterMs: number;
  stop(): Promise<void>;
}

const BINARY = createRequire(import.meta.url).resolve("workerd/bin/workerd");
const FIRST_PORT = 8830;
const READY_MS = 20_000;

let nextPort = FIRST_PORT;

/**
 * Runs a built worker on workerd alone: no local simulator in between, so that
 * the process's CPU time is the worker's and the runtime's own.
 *
 * @param probe path that answers anything once the worker runs.
 */
export async function startWorkerd(worker: BareWorker, probe = "/"): Promise<RunningWorkerd> {
  const port = nextPort++;
  const home = await mkdtemp(join(tmpdir(), "workerd-bench-"));
  const config = join(home, "config.capnp");
  await writeFile(config, await configuration(worker, port));
  const started = performance.now();
  const child = spawn(BINARY, ["serve", "--experimental", "--import-path=/", config], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const complaints = watchComplaints(child);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(`${origin}${probe}`, child, complaints);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  const readyAfterMs = performance.now() - started;
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs,
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function configuration(worker: BareWorker, port: number): Promise<string> {
  const modules = await modulesOf(worker);
  const bindings = Object.entries(worker.vars ?? {}).map(
    ([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
  );
  const cache = worker.cacheOrigin && new URL(worker.cacheOrigin).host;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "network", network = (allow = ["public", "private"])),
    ${cache ? `(name = "cache", external = (address = ${quote(cache)}, http = ()))` : ""}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [${modules.join(",\n")}],
  compatibilityDate = ${quote(worker.compatibilityDate)},
  compatibilityFlags = [${(worker.compatibilityFlags ?? []).map(quote).join(", ")}],
  bindings = [${bindings.join(", ")}],
  globalOutbound = "network",
  ${cache ? 'cacheApiOutbound = "cache",' : ""}
);
`;
}

/** The entry comes first: workerd takes the first module for the worker. */
async function modulesOf({ directory, main }: BareWorker): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  const scripts = files.filter((file) => file.endsWith(".js") && !file.startsWith(".")).toSorted();
  return [main, ...scripts.filter((file) => file !== main)].map((file) => {
    const path = join(directory, file);
    return `(name = ${quote(relative(directory, path))}, esModule = embed ${quote(path)})`;
  });
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function watchComplaints({ stderr }: ChildProcess): string[] {
  const lines: string[] = [];
  stderr?.setEncoding("utf8").on("data", (text: string) => {
    lines.push(text);
    if (lines.length > 20) lines.shift();
  });
  return lines;
}

async function untilReady(url: string, child: ChildProcess, complaints: string[]): Promise<void> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end && child.exitCode === null) {
    const response = await fetch(url, { redirect: "manual" }).catch(() => undefined);
    if (response) return void (await response.arrayBuffer());
    await sleep(2);
  }
  throw new Error(`workerd does not answer at ${url}: ${complaints.join("")}`);
}
