import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { captureTool, SOURCE_CONFIG } from "../cli/spawn.ts";

/** A folder with the state of `wrangler dev`, or the database at Cloudflare. */
export type Target = "remote" | { state: string };

/** What local commands share. */
export const LOCAL_STATE = ".wrangler/state";

/** The binding: each environment has a database of its own by that name. */
const DATABASE = "DB";

const resultSchema = v.tuple([
  v.object({ results: v.array(v.object({ name: v.string(), value: v.string() })) }),
]);

/** Creates what tables are missing. */
export async function applyMigrations(target: Target): Promise<void> {
  await d1(["migrations", "apply", DATABASE], target);
}

/** Runs a file of statements, all or none. */
export async function executeSql(sql: string, target: Target): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-content-"));
  const file = join(folder.path, "content.sql");
  await writeFile(file, sql);
  await d1(["execute", DATABASE, "--file", file, "--yes"], target);
}

/** The table `meta`: the hash of the content that the database holds, and its inventory. */
export async function readMeta(target: Target): Promise<Map<string, string>> {
  const command = "SELECT name, value FROM meta";
  const output = await d1(["execute", DATABASE, "--command", command, "--json"], target);
  const [{ results }] = v.parse(resultSchema, JSON.parse(output));
  return new Map(results.map(({ name, value }) => [name, value]));
}

/** Runs `wrangler d1`; all that it said becomes the failure's message if it fails. */
async function d1(command: string[], target: Target): Promise<string> {
  const where = target === "remote" ? ["--remote"] : ["--local", "--persist-to", target.state];
  const parameters = ["d1", ...command, ...where, ...SOURCE_CONFIG];
  const env = { ...process.env, NO_COLOR: "1" };
  const { status, stdout, output } = await captureTool("wrangler", parameters, { env });
  if (status === 0) return stdout;
  throw new Failure(`wrangler d1 ${command.slice(0, 2).join(" ")} failed:\n${output.trim()}`);
}
