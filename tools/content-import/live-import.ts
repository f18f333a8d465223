import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { ROOT } from "../cli/root.ts";
import { WRANGLER_FILE } from "../settings/wrangler-file.ts";
import { readAssets } from "./assets.ts";
import { type CheckOptions, createChecker } from "./check-content.ts";
import { readContentFiles, SEED } from "./content-files.ts";
import { clearCache, LOCAL, lockDatabase, pathIn, readMeta, writeStamp } from "./database.ts";
import { metaOf, metaStatements, toContent } from "./database-content.ts";
import { ensureNoProblems } from "./findings.ts";
import { changeStatements, contentRows, type Rows, replacingStatements } from "./sql.ts";

interface Database {
  prepare(sql: string): unknown;
  batch(statements: unknown[]): Promise<unknown>;
}

/**
 * Imports content while a server has the local database open. For speed, an import writes only the rows that have
 * changed, and does not start wrangler.
 */
export interface LiveImport extends AsyncDisposable {
  /**
   * Imports the files on disk. If the files have problems, rejects with a Failure that lists them.
   *
   * @param paths the paths, from the repository's root, of files that may have changed.
   */
  update(paths: readonly string[]): Promise<void>;
}

export async function startLiveImport(options: CheckOptions): Promise<LiveImport> {
  const environment = process.env.CLOUDFLARE_ENV;
  const { env, dispose } = await getPlatformProxy<{ DB: Database }>({
    configPath: join(ROOT, WRANGLER_FILE),
    ...(environment && { environment }),
    persist: { path: pathIn(LOCAL) },
    remoteBindings: false,
  });
  const createOwn = async () => createChecker(await readAssets(ROOT), options);
  let check = await createOwn();
  let imported: { hash: string; rows: Rows } | undefined;
  const read = async () => {
    const { locales, problems } = check(await readContentFiles(ROOT));
    ensureNoProblems(problems, options.language);
    const seeds = locales.map(({ seed }) => seed);
    const rows = contentRows(seeds);
    return { ...(await toContent(seeds, rows)), rows };
  };
  const update: LiveImport["update"] = async (paths) => {
    // If a picture or another asset has changed, all content is checked again, because any item may use this asset.
    if (paths.some((path) => !path.startsWith(`${SEED}/`))) check = await createOwn();
    const content = await read();
    using _lock = await lockDatabase(LOCAL);
    const present = (await readMeta(LOCAL)).get("content");
    if (present !== content.hash) {
      // All rows are replaced if the present rows are unknown. That is so at the first import, and if another command
      // has imported content in the meantime.
      const statements =
        imported !== undefined && imported.hash === present
          ? changeStatements(imported.rows, content.rows)
          : replacingStatements(content.rows);
      const all = [...statements, ...metaStatements(content)];
      await env.DB.batch(all.map((statement) => env.DB.prepare(statement)));
      await clearCache(LOCAL);
      await writeStamp(LOCAL, metaOf(content));
    }
    imported = content;
  };
  return { update, [Symbol.asyncDispose]: dispose };
}
