import { glob, mkdir, mkdtempDisposable, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { captureTool, SOURCE_CONFIG } from "../cli/spawn.ts";

/** A folder with the state of `wrangler dev`. */
export interface LocalTarget {
  state: string;
}

/** A local database, or the one at Cloudflare. */
export type Target = "remote" | LocalTarget;

/** What local commands share. */
export const LOCAL: LocalTarget = { state: ".wrangler/state" };

/** A copy of the table `meta`, which is read faster: next to the database's files, so that it is deleted with them. */
const STAMP = "d1/content.stamp";

const LOCK = "d1/content.lock";
/** Longer than any import. */
const LOCK_TIMEOUT_MS = 300_000;

/** The binding: each environment has a database of its own by that name. */
const DATABASE = "DB";

const resultSchema = v.tuple([
  v.object({ results: v.array(v.object({ name: v.string(), value: v.string() })) }),
]);

/**
 * Waits until no other command fills a local database, and then locks it. SQLite removes the lock when its process
 * ends.
 */
export async function lockDatabase(target: LocalTarget): Promise<Disposable> {
  const file = pathIn(target, LOCK);
  await mkdir(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  lock.exec("BEGIN EXCLUSIVE");
  return lock;
}

/** Creates the tables that are missing. */
export async function applyMigrations(target: Target): Promise<void> {
  await d1(["migrations", "apply", DATABASE], target);
}

/** Runs a file of statements. Either all of them take effect or none. */
export async function executeSql(sql: string, target: Target): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-content-"));
  const file = join(folder.path, "content.sql");
  await writeFile(file, sql);
  await d1(["execute", DATABASE, "--file", file, "--yes"], target);
}

/** The table `meta`: hashes of the content that the database holds. */
export async function readMeta(target: Target): Promise<Map<string, string>> {
  if (target !== "remote") {
    const stamp = readFile(pathIn(target, STAMP), "utf8");
    return new Map(await stamp.then(JSON.parse).catch(() => []));
  }
  const command = "SELECT name, value FROM meta";
  const output = await d1(["execute", DATABASE, "--command", command, "--json"], target);
  const [{ results }] = v.parse(resultSchema, JSON.parse(output));
  return new Map(results.map(({ name, value }) => [name, value]));
}

export async function writeStamp(target: LocalTarget, rows: readonly unknown[]): Promise<void> {
  await writeFile(pathIn(target, STAMP), JSON.stringify(rows));
}

/**
 * Deletes what the local caches have of older content, because the server would serve it once more as stale.
 * Without its body an entry is a miss, so only the bodies are deleted. Folders and databases stay, because another
 * server may have them open.
 */
export async function clearCache(target: LocalTarget): Promise<void> {
  const cwd = pathIn(target, "cache");
  for await (const body of glob("*/blobs/*", { cwd })) await rm(join(cwd, body), { force: true });
}

/** The path of what the platform's local servers store. */
export function pathIn({ state }: LocalTarget, path = ""): string {
  return resolve(ROOT, state, "v3", path);
}

/** Runs `wrangler d1`. If it fails, all of its output is in the failure's message. */
async function d1(command: string[], target: Target): Promise<string> {
  const where = target === "remote" ? ["--remote"] : ["--local", "--persist-to", target.state];
  const parameters = ["d1", ...command, ...where, ...SOURCE_CONFIG];
  const env = { ...process.env, NO_COLOR: "1" };
  const { status, stdout, output } = await captureTool("wrangler", parameters, { env });
  if (status === 0) return stdout;
  throw new Failure(`wrangler d1 ${command.slice(0, 2).join(" ")} failed:\n${output.trim()}`);
}
