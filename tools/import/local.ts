import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { ROOT } from "../root.ts";
import { step } from "../steps.ts";
import { describeContent, readContent } from "./content.ts";
import { LOCAL_STATE } from "./database.ts";
import { importContent } from "./import-content.ts";
import { readInventories } from "./inventory.ts";

/** In the state's folder, next to the database's files, so that it is deleted with them. */
const STAMP = "v3/d1/content.stamp";
/** The content that the local caches were filled from. */
const CACHED_STAMP = "v3/d1/content.cached";

const metaRowsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.string()])),
);

/**
 * Brings the local database up to date with the migrations and with seed/; returns false if it is
 * already. Rejects with a SeedError if the files are invalid.
 */
export async function ensureLocalContent(): Promise<boolean> {
  const stamp = join(ROOT, LOCAL_STATE, STAMP);
  let report: string[] = [];
  const hasChanged = await step(
    async () => {
      const content = await readContent();
      const meta = await readStamp(stamp);
      if (meta.get("content") === content.hash) return false;
      const changes = await importContent(content, { state: LOCAL_STATE }, readInventories(meta));
      await mkdir(dirname(stamp), { recursive: true });
      await writeFile(stamp, JSON.stringify(content.metaRows));
      report = [describeContent(content), ...changes];
      return true;
    },
    (changed) => (changed ? `content imported: ${report.shift()}` : "content is up to date"),
  );
  for (const line of report) console.log(line);
  return hasChanged;
}

/** The table `meta` after the last import, from a file, which is faster than the database. */
async function readStamp(stamp: string): Promise<Map<string, string>> {
  const text = await readFile(stamp, "utf8").catch(() => "[]");
  const rows = v.safeParse(metaRowsSchema, text);
  return new Map(rows.success ? rows.output : []);
}

/**
 * Deletes what the local caches have of older content, which the server would otherwise serve once
 * as stale: the bodies, without which an entry is a miss. Folders and databases stay, since
 * another server may have them open.
 */
export async function clearStaleCache(state = join(ROOT, LOCAL_STATE)): Promise<void> {
  const content = await readFile(join(state, STAMP), "utf8").catch(() => "");
  const cached = join(state, CACHED_STAMP);
  if ((await readFile(cached, "utf8").catch(() => "")) === content) return;
  const caches = join(state, "v3/cache");
  for await (const body of glob("*/blobs/*", { cwd: caches })) {
    await rm(join(caches, body), { force: true });
  }
  await writeFile(cached, content);
}
