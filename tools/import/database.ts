import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./content.ts";

/** The local state of `wrangler dev`, or the database at Cloudflare. */
export type Target = "local" | "remote";

export const LOCAL_STATE = ".wrangler/state";

/** The binding: each environment has a database of its own by that name. */
const DATABASE = "DB";
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
const MARK_SQL = "SELECT value FROM meta WHERE name = 'content'";

/** Creates what tables are missing. */
export async function applyMigrations(target: Target): Promise<void> {
  await d1(["migrations", "apply", DATABASE], target);
}

/** Runs a file of statements, all or none. */
export async function executeSql(sql: string, target: Target): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lishu-content-"));
  try {
    const file = join(folder, "content.sql");
    await writeFile(file, sql);
    await d1(["execute", DATABASE, "--file", file, "--yes"], target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Hash of the content that the database holds; undefined for an empty one. */
export async function readContentHash(target: Target): Promise<string | undefined> {
  const output = await d1(["execute", DATABASE, "--command", MARK_SQL, "--json"], target);
  return /"value":\s*"([0-9a-f]{64})"/.exec(output)?.[1];
}

/** Runs `wrangler d1`; what it printed becomes the error's message if it fails. */
function d1(command: string[], target: Target): Promise<string> {
  const where = target === "remote" ? ["--remote"] : ["--local", "--persist-to", LOCAL_STATE];
  // Named, or wrangler would follow .wrangler/deploy to the configuration of the last build.
  const wrangler = [WRANGLER, "d1", ...command, ...where, "--config", "wrangler.toml"];
  // Without a terminal on its input wrangler does not ask.
  const child = spawn(process.execPath, wrangler, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      if (status === 0) resolve(output);
      else reject(new Error(`wrangler d1 ${command.slice(0, 2).join(" ")} failed:\n${output}`));
    });
  });
}
