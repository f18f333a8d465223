import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

export interface RunningSite {
  origin: string;
  stop(): Promise<void>;
}

/** `npm start` with settings of a test's own, on a free port; resolves when it answers. */
export async function startSite(variables: Record<string, string>): Promise<RunningSite> {
  const port = await freePort();
  const settings = Object.entries(variables).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  const process = spawn(
    "npm",
    ["start", "--", "--port", String(port), "--inspector-port", "0", ...settings],
    { stdio: ["ignore", "ignore", "inherit"], detached: true },
  );
  const origin = `http://localhost:${port}`;
  await untilHealthy(origin, process);
  return { origin, stop: () => stop(process) };
}

async function untilHealthy(origin: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (process.exitCode !== null) throw new Error(`npm start ended with ${process.exitCode}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${origin} did not answer within a minute`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    // npm, node and wrangler are one group.
    if (child.pid) process.kill(-child.pid, "SIGTERM");
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
