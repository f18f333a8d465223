import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { ROOT } from "../cli/root.ts";
import { step } from "../validate/steps.ts";
import { describeContent, readContent } from "./content.ts";
import { LOCAL_STATE } from "./database.ts";
import { type Imported, importContent } from "./import-content.ts";

/** In the state's folder, next to the database's files, so that it is deleted with them. */
const STAMP = "v3/d1/content.stamp";
/** The content that the local caches were filled from. */
const CACHED_STAMP = "v3/d1/content.cached";
/** The content that a site was told of. */
const TOLD_STAMP = "v3/d1/content.told";

const metaRowsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.string()])),
);

/**
 * Brings the local database up to date with the migrations and with seed/. Rejects with a
 * Failure if the files are invalid.
 */
export async function ensureLocalContent(
  allowRemoval: boolean,
  state = LOCAL_STATE,
): Promise<Imported> {
  const stamp = resolve(ROOT, state, STAMP);
  const { content, report } = await step(
    async () => {
      const content = await readContent();
      const meta = await readStamp(state);
      if (meta.get("content") === content.hash) return { content, report: [] };
      const report = await importContent(content, { state }, meta, allowRemoval);
      await mkdir(dirname(stamp), { recursive: true });
      await writeFile(stamp, JSON.stringify(content.metaRows));
      return { content, report };
    },
    ({ content, report }) =>
      report.length > 0 ? `content imported: ${describeContent(content)}` : "content is up to date",
  );
  for (const line of report) console.log(line);
  const toldStamp = resolve(ROOT, state, TOLD_STAMP);
  return {
    report,
    content,
    isDue: (await textOf(toldStamp)) !== (await textOf(stamp)),
    told: () => writeFile(toldStamp, JSON.stringify(content.metaRows)),
  };
}

/** The table `meta` after the last import, from a file, which is faster than the database. */
export async function readStamp(state: string): Promise<Map<string, string>> {
  const rows = v.safeParse(metaRowsSchema, await textOf(resolve(ROOT, state, STAMP)));
  return new Map(rows.success ? rows.output : []);
}

/**
 * Deletes what the local caches have of older content, which the server would otherwise serve once
 * as stale: the bodies, without which an entry is a miss. Folders and databases stay, since
 * another server may have them open.
 */
export async function clearStaleCache(state = join(ROOT, LOCAL_STATE)): Promise<void> {
  const content = await textOf(join(state, STAMP));
  const cached = join(state, CACHED_STAMP);
  if ((await textOf(cached)) === content) return;
  const caches = join(state, "v3/cache");
  for await (const body of glob("*/blobs/*", { cwd: caches })) {
    await rm(join(caches, body), { force: true });
  }
  await writeFile(cached, content);
}

/** The text of a file, empty if there is none. */
function textOf(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}
