import { glob, mkdir, mkdtempDisposable, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { captureTool, SOURCE_CONFIG } from "../cli/spawn.ts";

/** A local database. `state` is the folder in which `wrangler dev` keeps its data. */
export interface LocalTarget {
  state: string;
}

/** The database that a command reads or changes. `remote` is the database at Cloudflare. */
export type Target = "remote" | LocalTarget;

/** The local database of `npm start`, `npm run dev` and `npm run content`. */
export const LOCAL: LocalTarget = { state: ".wrangler/state" };

/**
 * The path of a file with a copy of the table `meta`. Reading this file is faster than querying the database through
 * wrangler. The file is in the database's folder, so that it is deleted together with the database.
 */
const STAMP = "d1/content.stamp";

const LOCK = "d1/content.lock";
/** The longest time to wait for another import, in milliseconds. Every import is faster than this. */
const LOCK_TIMEOUT_MS = 300_000;

/** The name of the database's binding in wrangler.toml. Each environment has another database with this name. */
const DATABASE = "DB";

const resultSchema = v.tuple([
  v.object({ results: v.array(v.object({ name: v.string(), value: v.string() })) }),
]);

/**
 * Waits until no other command writes to the local database, and then locks it. SQLite releases the lock when the
 * process ends.
 */
export async function lockDatabase(target: LocalTarget): Promise<Disposable> {
  const file = pathIn(target, LOCK);
  await mkdir(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  lock.exec("BEGIN EXCLUSIVE");
  return lock;
}

/** Runs the migrations that the database has not run yet. They create missing tables and columns. */
export async function applyMigrations(target: Target): Promise<void> {
  await d1(["migrations", "apply", DATABASE], target);
}

/** Executes SQL statements. If one of them fails, none of them takes effect. */
export async function executeSql(sql: string, target: Target): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-content-"));
  const file = join(folder.path, "content.sql");
  await writeFile(file, sql);
  await d1(["execute", DATABASE, "--file", file, "--yes"], target);
}

/**
 * Reads the table `meta`, which describes the content in the database. For the local database, reads the copy of this
 * table (STAMP).
 */
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
 * Empties the local caches after an import. Otherwise, the first request for each page would still get the old content,
 * because the server responds with an outdated entry while it loads the new content. This function deletes only the
 * files with response bodies. That is enough, because the server ignores an entry without a body. Folders and databases
 * stay, because a running server may have them open.
 */
export async function clearCache(target: LocalTarget): Promise<void> {
  const cwd = pathIn(target, "cache");
  for await (const body of glob("*/blobs/*", { cwd })) await rm(join(cwd, body), { force: true });
}

/** The path of a file in the folder where local workerd stores its data. */
export function pathIn({ state }: LocalTarget, path = ""): string {
  return resolve(ROOT, state, "v3", path);
}

/** Runs `wrangler d1`. If the command fails, rejects with a Failure whose message contains the command's output. */
async function d1(command: string[], target: Target): Promise<string> {
  const where = target === "remote" ? ["--remote"] : ["--local", "--persist-to", target.state];
  const parameters = ["d1", ...command, ...where, ...SOURCE_CONFIG];
  const env = { ...process.env, NO_COLOR: "1" };
  const { status, stdout, output } = await captureTool("wrangler", parameters, { env });
  if (status === 0) return stdout;
  throw new Failure(`wrangler d1 ${command.slice(0, 2).join(" ")} failed:\n${output.trim()}`);
}
