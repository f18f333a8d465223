import { type ChildProcess, spawn } from "node:child_process";
import { on, once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";

/** A built worker and its settings. */
export interface BareWorker {
  directory: string;
  /** Its entry within the folder; the other `.js` files are its modules. */
  main: string;
  /** Of the runtime's behaviour. */
  date?: string;
  flags?: readonly string[];
  vars?: Record<string, string>;
  isInspected?: boolean;
}

export interface RunningWorkerd extends AsyncDisposable {
  origin: string;
  /** Bytes of the JavaScript heap in use, and of buffers; needs `isInspected`. */
  heap(): Promise<number>;
  /** Milliseconds of CPU time so far. */
  cpuTime(): Promise<number>;
  /** The last messages of the runtime itself, warnings among them. */
  messages(): string;
}

const BINARY = createRequire(import.meta.url).resolve("workerd/bin/workerd");
/** File descriptor for workerd's control messages, which include the port. */
const CONTROL_FD = 3;

/** Stopped even if a test or benchmark is ended. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Runs a worker on workerd alone, so that the process's CPU time is the worker's and the runtime's own.
 *
 * @param cacheOrigin of the service behind the Cache API.
 */
export async function startWorkerd(
  worker: BareWorker,
  cacheOrigin: string,
): Promise<RunningWorkerd> {
  const home = await mkdtemp(join(tmpdir(), "workerd-bench-"));
  const config = join(home, "config.capnp");
  await writeFile(config, configuration(worker, await modulesOf(worker), cacheOrigin));
  const options = ["--experimental", "--import-path=/", `--control-fd=${CONTROL_FD}`];
  if (worker.isInspected) options.push("--inspector-addr=127.0.0.1:0");
  const child = spawn(BINARY, ["serve", ...options, config], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  running.add(child);
  const messages: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    messages.push(text);
    if (messages.length > 20) messages.shift();
  });
  const { port, inspector } = await portsOf(child, worker.isInspected);
  if (port === undefined) throw new Error(`workerd did not start: ${messages.join("")}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    heap: () => heapOf(inspector),
    cpuTime: () => cpuTime(child.pid ?? 0),
    messages: () => messages.join(""),
    async [Symbol.asyncDispose]() {
      running.delete(child);
      child.kill("SIGKILL");
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Cap'n Proto's text form. */
function configuration(
  worker: BareWorker,
  modules: readonly string[],
  cacheOrigin: string,
): string {
  const bindings = Object.entries(worker.vars ?? {}).map(
    ([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "network", network = (allow = ["public", "private"])),
    (name = "cache", external = (address = ${quote(new URL(cacheOrigin).host)}, http = ()))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [${modules.join(",\n")}],
  compatibilityDate = ${quote(worker.date ?? "2026-10-01")},
  compatibilityFlags = [${(worker.flags ?? []).map(quote).join(", ")}],
  bindings = [${bindings.join(", ")}],
  globalOutbound = "network",
  cacheApiOutbound = "cache",
);
`;
}

/** The entry comes first: workerd uses the first module as the worker. */
async function modulesOf({ directory, main }: BareWorker): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  const others = files.filter((file) => file.endsWith(".js") && file !== main).toSorted();
  return [main, ...others].map(
    (file) => `(name = ${quote(file)}, esModule = embed ${quote(resolve(directory, file))})`,
  );
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** The ports assigned by the system; the first is reported when the worker's modules have run. */
async function portsOf(child: ChildProcess, isInspected = false) {
  const control = (child.stdio[CONTROL_FD] as Readable).setEncoding("utf8");
  let messages = "";
  for await (const text of control.iterator({ destroyOnReturn: false })) {
    messages += text;
    const port = /"event":"listen"[^}]*"port":(\d+)/.exec(messages)?.[1];
    const inspector = /"event":"listen-inspector"[^}]*"port":(\d+)/.exec(messages)?.[1];
    if (port && (inspector || !isInspected)) return { port, inspector };
  }
  return {};
}

/** By the Chrome DevTools Protocol, after garbage has been collected. */
async function heapOf(inspector = ""): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspector}/main`);
  await once(socket, "open");
  // Buffers are freed with the second collection.
  for (const id of [0, 1])
    socket.send(JSON.stringify({ id, method: "HeapProfiler.collectGarbage" }));
  socket.send(JSON.stringify({ id: 2, method: "Runtime.getHeapUsage" }));
  try {
    for await (const [event] of on(socket, "message")) {
      const { id, result } = JSON.parse((event as { data: string }).data);
      if (id === 2) return result.usedSize + (result.backingStorageSize ?? 0);
    }
    return Number.NaN;
  } finally {
    socket.close();
  }
}

/** Of all threads of a process (Linux, /proc/PID/task/TID/schedstat, nanoseconds on the CPU). */
async function cpuTime(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    tasks.map(async (task) => {
      const text = await readFile(`/proc/${pid}/task/${task}/schedstat`, "utf8").catch(() => "0");
      return Number(text.split(" ")[0]);
    }),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}
