import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";

/** A built worker and its settings. */
export interface BareWorker {
  directory: string;
  /** The name of the entry module in `directory`. All other `.js` files in `directory` are modules, too. */
  main: string;
  /** The compatibility date, which selects the runtime's behaviour. */
  date?: string;
  /** The compatibility flags. */
  flags?: readonly string[];
  vars?: Record<string, string>;
  isInspected?: boolean;
  /** The largest JavaScript heap in MiB. If the worker needs more, the process ends. */
  heapMiB?: number;
}

export interface RunningWorkerd extends AsyncDisposable {
  origin: string;
  /**
   * The bytes of the JavaScript heap and of buffers, including garbage that has not been collected yet. Requires a
   * worker that was started with `isInspected`.
   */
  heap(): Promise<number>;
  /** The CPU time that workerd has taken since its start, in milliseconds. */
  cpuTime(): Promise<number>;
  /** The last messages that workerd itself has printed, including warnings. */
  messages(): string;
}

const BINARY = createRequire(import.meta.url).resolve("workerd/bin/workerd");
/** The file descriptor on which workerd sends control messages. One of the messages names the port. */
const CONTROL_FD = 3;

/** All running workerd processes. They are stopped when the benchmark's process exits. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Runs a worker on workerd directly instead of through wrangler. So the CPU time of the workerd process belongs only to
 * the worker and the runtime.
 *
 * @param cacheOrigin the origin of the service that stores responses for the Cache API
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

/** The configuration of workerd, in the text form of Cap'n Proto. */
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
  v8Flags = [${worker.heapMiB ? quote(`--max-old-space-size=${worker.heapMiB}`) : ""}],
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

/** The modules of a worker. The entry comes first, because workerd runs the first module. */
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

/**
 * Reads the ports that the system has assigned to workerd. workerd reports the worker's port after running the modules
 * of the worker, so the worker is then ready.
 */
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

/**
 * Reads the heap's size with the Chrome DevTools Protocol. The size includes garbage. Calling
 * `HeapProfiler.collectGarbage` first would not help: workerd responds before it collects, and may crash.
 */
async function heapOf(inspector = ""): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspector}/main`);
  await once(socket, "open");
  const replied = once(socket, "message");
  socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" }));
  try {
    const [{ data }] = await replied;
    const { usedSize, backingStorageSize = 0 } = JSON.parse(data).result;
    return usedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}

/**
 * The CPU time of all threads of a process, in milliseconds. Linux stores it in nanoseconds in
 * /proc/PID/task/TID/schedstat.
 */
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
