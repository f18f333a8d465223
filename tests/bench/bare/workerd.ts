import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";

/** A worker as workerd's own configuration describes it. */
export interface BareWorker {
  /** Folder of the built worker. */
  directory: string;
  /** Its entry within the folder; the other `.js` files are its modules. */
  main: string;
  compatibilityDate: string;
  compatibilityFlags?: readonly string[];
  vars?: Record<string, string>;
  /** Origin of the service behind the Cache API; without one nothing is cached. */
  cacheOrigin?: string;
  /** Path with any response once the worker runs; "/" by default. */
  probe?: string;
}

export interface RunningWorkerd {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process to its first response. */
  readyAfterMs: number;
  /** The last messages of the runtime itself, warnings among them. */
  messages(): string;
  stop(): Promise<void>;
}

const BINARY = createRequire(import.meta.url).resolve("workerd/bin/workerd");
const READY_MS = 20_000;
/** File descriptor for workerd's control messages, which include the port. */
const CONTROL_FD = 3;

/** Stopped even if a benchmark fails. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Runs a built worker on workerd alone: no local simulator in between, so that
 * the process's CPU time is the worker's and the runtime's own.
 */
export async function startWorkerd(worker: BareWorker): Promise<RunningWorkerd> {
  const home = await mkdtemp(join(tmpdir(), "workerd-bench-"));
  const config = join(home, "config.capnp");
  await writeFile(config, configuration(worker, await modulesOf(worker)));
  const started = performance.now();
  const child = spawn(
    BINARY,
    ["serve", "--experimental", "--import-path=/", `--control-fd=${CONTROL_FD}`, config],
    { stdio: ["ignore", "ignore", "pipe", "pipe"] },
  );
  running.add(child);
  const messages = watchMessages(child);
  let origin: string;
  try {
    origin = `http://127.0.0.1:${await portOf(child)}`;
    await (await fetch(`${origin}${worker.probe ?? "/"}`, { redirect: "manual" })).arrayBuffer();
  } catch (cause) {
    child.kill("SIGKILL");
    throw new Error(`workerd does not respond: ${messages()}`, { cause });
  }
  const readyAfterMs = performance.now() - started;
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs,
    messages,
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exited;
      running.delete(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Cap'n Proto's text form; `modules` are entries of its list. */
export function configuration(worker: BareWorker, modules: readonly string[]): string {
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
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
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

/** The entry comes first: workerd uses the first module as the worker. */
async function modulesOf({ directory, main }: BareWorker): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  const scripts = files.filter((file) => file.endsWith(".js") && !file.startsWith(".")).toSorted();
  return [main, ...scripts.filter((file) => file !== main)].map(
    (file) => `(name = ${quote(file)}, esModule = embed ${quote(resolve(directory, file))})`,
  );
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function watchMessages({ stderr }: ChildProcess): () => string {
  const chunks: string[] = [];
  stderr?.setEncoding("utf8").on("data", (text: string) => {
    chunks.push(text);
    if (chunks.length > 20) chunks.shift();
  });
  return () => chunks.join("");
}

/** The port assigned by the system; reported when the worker's modules have run. */
function portOf(child: ChildProcess): Promise<number> {
  const control = child.stdio[CONTROL_FD] as Readable;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("too slow")), READY_MS);
    control.setEncoding("utf8").on("data", (text: string) => {
      const port = /"event":"listen".*"port":(\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
    control.once("close", () => clearTimeout(timer));
  });
}
