import { Failure } from "../cli/failure.ts";
import { step } from "../cli/steps.ts";
import type { Resolved } from "../settings/read-settings.ts";
import type { CheckOptions } from "./check-content.ts";
import {
  applyMigrations,
  clearCache,
  executeSql,
  LOCAL,
  lockDatabase,
  readMeta,
  type Target,
  writeStamp,
} from "./database.ts";
import { type DatabaseContent, describeContent, metaOf, readContent } from "./database-content.ts";

interface PrepareEffects {
  update: typeof updateDatabase;
  migrate: (target: Target) => Promise<void>;
  print: (line: string) => void;
}

/**
 * Prepares the local database before a local site starts. If the site reads its content from the database, the content
 * is imported. Otherwise, this function prints where the content comes from. Even then, the site may have a database
 * for its log of cache invalidations. In this case, the tables of the database are created.
 */
export async function prepareContent(
  { content, databases, settings }: Pick<Resolved, "content" | "databases" | "settings">,
  state = LOCAL.state,
  {
    update = updateDatabase,
    migrate = applyMigrations,
    print = console.log,
  }: Partial<PrepareEffects> = {},
): Promise<void> {
  if (content?.from === "database") {
    const options = { videoHosts: videoHostsIn(settings) };
    await update({ state }, { allowRemoval: true }, options);
    return;
  }
  print(`→ ${describeSource(content)}`);
  const readsLog = databases.length > 0 && settings.get("INVALIDATION_KEY")?.value;
  if (readsLog) await migrate({ state });
}

/** The hosts from which films may be embedded. Undefined if the setting is missing. */
export function videoHostsIn(settings: Resolved["settings"]): string[] | undefined {
  const hosts = settings.get("VIDEO_HOSTS")?.value;
  return hosts
    ?.toLowerCase()
    .split(",")
    .map((host) => host.trim());
}

/** Describes where a site without a content database gets its content. */
export function describeSource(content: Resolved["content"]): string {
  return content?.from === "upstream"
    ? `content comes from ${content.origin} (${content.place})`
    : "wrangler.toml has neither UPSTREAM_ORIGIN nor the database DB, so the site has no content";
}

/**
 * Applies the migrations to a database and imports content/ into it. Rejects with a Failure if files have problems.
 */
export async function updateDatabase(
  target: Target,
  how: ImportOptions,
  options?: CheckOptions,
): Promise<DatabaseContent> {
  const name = target === "remote" ? "the remote database" : "the local database";
  const { content } = await step(
    async () => {
      const content = await readContent(options);
      using _lock = target === "remote" ? undefined : await lockDatabase(target);
      if (target === "remote") await applyMigrations(target);
      const meta = await readMeta(target);
      if (!shouldImport(meta, content, how)) return { content, isNew: false };
      await importContent(content, target);
      return { content, isNew: true };
    },
    ({ content, isNew }) =>
      isNew
        ? `content imported into ${name}: ${describeContent(content)}`
        : `${name} is up to date`,
  );
  return content;
}

export interface ImportOptions {
  /** Whether the import may remove more than a tenth of the items. */
  allowRemoval?: boolean;
  /**
   * Whether to import even if nothing has changed since the last import. This repairs a database whose rows were lost
   * or changed.
   */
  again?: boolean;
}

/**
 * Returns true if the content has changed since the last import, or if `again` is set. Throws a Failure if the import
 * would remove too many items.
 *
 * @param meta the table `meta`, which describes the last import.
 */
export function shouldImport(
  meta: ReadonlyMap<string, string>,
  { hash, count }: Pick<DatabaseContent, "hash" | "count">,
  { allowRemoval, again }: ImportOptions,
): boolean {
  if (!again && meta.get("content") === hash) return false;
  if (!allowRemoval) ensureFewRemoved(Number(meta.get("items") ?? 0), count);
  return true;
}

/**
 * Rejects an import that would remove more than a tenth of the items. Such a loss is rarely intended. More often, a
 * folder is missing.
 */
export function ensureFewRemoved(before: number, after: number): void {
  if (after >= before * 0.9) return;
  throw new Failure(
    `${before - after} of ${before} items would disappear; nothing was imported. Check whether a folder is missing. If the removal is intended, add --allow-removal`,
  );
}

/** Replaces the content of a database. */
export async function importContent(
  { statements, hash, count }: Pick<DatabaseContent, "statements" | "hash" | "count">,
  target: Target,
): Promise<void> {
  if (target !== "remote") await applyMigrations(target);
  await executeSql(statements.map((statement) => `${statement};\n`).join(""), target);
  if (target === "remote") return;
  await clearCache(target);
  await writeStamp(target, metaOf({ hash, count }));
}
