import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

export interface StartedCommand {
  /** The addresses at which the command serves, as its output names them. */
  addresses: string[];
  /** The output so far. */
  printed(): string;
  /** Ends the command and all processes that it has started. */
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
});

/**
 * Starts a script with Node and waits until it has printed its addresses. The groups of the pattern match the
 * addresses. If the script ends before that, the error contains its output.
 */
export async function startCommand(
  name: string,
  args: readonly string[],
  pattern: RegExp,
  options: Pick<SpawnOptions, "cwd" | "env"> = {},
): Promise<StartedCommand> {
  const child = spawn(process.execPath, args, {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const found = pattern.exec(printed);
      if (found) resolve(found.slice(1));
    });
  }
  child.once("close", () => reject(new Error(`${name} did not start:\n${printed}`)));
  return {
    addresses: await promise,
    printed: () => printed,
    async stop() {
      if (!running.has(child) || !child.pid) return;
      process.kill(-child.pid, "SIGTERM");
      await once(child, "exit");
    },
  };
}
