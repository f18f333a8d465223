import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { ROOT } from "../root.ts";
import { step } from "../steps.ts";
import { describeContent, readContent } from "./content.ts";
import { LOCAL_STATE } from "./database.ts";
import { importContent } from "./import-content.ts";
import { readInventories } from "./inventory.ts";

/** Next to the database's files, so that it is deleted with them. */
const STAMP = join(ROOT, LOCAL_STATE, "v3/d1/content.stamp");
/** The content that the local caches were filled from. */
const CACHED_STAMP = join(ROOT, LOCAL_STATE, "v3/d1/content.cached");

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
  let report: string[] = [];
  const hasChanged = await step(
    async () => {
      const content = await readContent();
      const meta = await readStamp();
      if (meta.get("content") === content.hash) return false;
      const changes = await importContent(content, { state: LOCAL_STATE }, readInventories(meta));
      await mkdir(dirname(STAMP), { recursive: true });
      await writeFile(STAMP, JSON.stringify(content.metaRows));
      report = [describeContent(content), ...changes];
      return true;
    },
    (changed) => (changed ? `content imported: ${report.shift()}` : "content is up to date"),
  );
  for (const line of report) console.log(line);
  return hasChanged;
}

/** The table `meta` after the last import, from a file, which is faster than the database. */
async function readStamp(): Promise<Map<string, string>> {
  const text = await readFile(STAMP, "utf8").catch(() => "[]");
  const rows = v.safeParse(metaRowsSchema, text);
  return new Map(rows.success ? rows.output : []);
}

/**
 * Deletes the local caches of older content, which the server would otherwise serve once as
 * stale. Only before the server starts: a running one has the files open.
 */
export async function clearStaleCache(): Promise<void> {
  const content = await readFile(STAMP, "utf8").catch(() => "");
  if ((await readFile(CACHED_STAMP, "utf8").catch(() => "")) === content) return;
  await rm(join(ROOT, LOCAL_STATE, "v3/cache"), { recursive: true, force: true });
  await writeFile(CACHED_STAMP, content);
}
