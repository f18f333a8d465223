import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

export interface RunningSite {
  origin: string;
  /** The parent of all processes of the site. */
  pid: number;
  /** What the site has printed so far, truncated to its end. */
  printed(): string;
  stop(): Promise<void>;
}

const START = join(import.meta.dirname, "../../tools/start.ts");
/** The embedded content, as the first site has imported it. */
const CONTENT = join(import.meta.dirname, "../../.wrangler/state/v3/d1");
const CHECK_MS = 250;
const TIMEOUT_MS = 60_000;
const PRINTED_LENGTH = 100_000;

/** Stopped with the tests, even if a test fails to do so. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) terminate(child);
});

/** `npm start` with a test's settings, on a free port; resolves when it is healthy. */
export function startSite(
  variables: Record<string, string>,
  ...args: string[]
): Promise<RunningSite> {
  return start(variables, (response) => response.ok, args);
}

/** The same with possibly invalid settings; resolves at any response. */
export function startAnySite(variables: Record<string, string>): Promise<RunningSite> {
  return start(variables, () => true);
}

async function start(
  variables: Record<string, string>,
  isUp: (response: Response) => boolean,
  args: readonly string[] = [],
): Promise<RunningSite> {
  const port = await freePort();
  const settings = Object.entries(variables).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  const state = await stateFolder(variables);
  const child = spawn(
    process.execPath,
    [START, "--port", String(port), "--inspector-port", "0", ...settings, ...state, ...args],
    { stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  running.add(child);
  child.once("exit", () => running.delete(child));
  const printed = keepEnd(child.stdout, child.stderr);
  const origin = `http://localhost:${port}`;
  const site = { origin, pid: child.pid ?? 0, printed, stop: () => stop(child) };
  try {
    await untilUp(origin, child, isUp);
    return site;
  } catch (cause) {
    await site.stop();
    throw new Error(`the site did not start:\n${printed()}`, { cause });
  }
}

/** Sites with another content service need no database and must not share caches. */
async function stateFolder({ UPSTREAM_ORIGIN }: Record<string, string>): Promise<string[]> {
  return UPSTREAM_ORIGIN ? ["--persist-to", await newFolder()] : [];
}

/** For a site beside the one that the tests run on: two would lock each other's database and cache. */
export async function ownState(): Promise<string[]> {
  const folder = await newFolder();
  await cp(CONTENT, join(folder, "v3/d1"), { recursive: true });
  return ["--persist-to", folder];
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "test-site-"));
}

function keepEnd(...streams: Readable[]): () => string {
  let printed = "";
  for (const stream of streams) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed = (printed + text).slice(-PRINTED_LENGTH);
    });
  }
  return () => printed;
}

async function untilUp(
  origin: string,
  child: ChildProcess,
  isUp: (response: Response) => boolean,
): Promise<void> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += CHECK_MS) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response && isUp(response)) return;
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
  throw new Error(`${origin} did not respond within a minute`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    terminate(child);
  });
}

/** npm, node and wrangler are one process group. */
function terminate({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, "SIGTERM");
}

/** Below the ephemeral ports of the system, so that a free port is not taken by a connection meanwhile. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
