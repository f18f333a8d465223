import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { timeZone } from "../../shared/brand/locales.ts";
import { databaseTime } from "../../worker/content-service/visibility.ts";
import { ensureBuild } from "../build/build.ts";
import { Failure } from "../cli/failure.ts";
import { pathBetween, ROOT } from "../cli/root.ts";
import { step } from "../cli/steps.ts";
import { ensureFree } from "../local/port.ts";
import { serve } from "../local/serve.ts";
import { readPort } from "../settings/arguments.ts";
import type { Resolved } from "../settings/read-settings.ts";
import type { CheckOptions } from "./check-content.ts";
import { SEED } from "./content-files.ts";
import { toContent } from "./database-content.ts";
import { importContent } from "./import-content.ts";
import { itemPaths } from "./item-paths.ts";
import { readSeed } from "./read-seed.ts";
import type { SeedItem } from "./seed.ts";

/**
 * Starts the site for `npm run content -- --preview file.md`. The first item of the file is shown even if its
 * time of publication is in the future. The content is in a temporary database.
 *
 * @param path the path of the file, as the user has typed it.
 */
export async function preview(
  path: string,
  port: string | undefined,
  settings: Resolved,
  checks?: CheckOptions,
): Promise<number> {
  if (!settings.databases.some(({ binding }) => binding === "DB")) {
    throw new Failure(
      "a preview shows the embedded content, so wrangler.toml must have the database DB",
    );
  }
  const args = ["--var", "UPSTREAM_ORIGIN:", ...(port ? ["--port", port] : [])];
  await ensureFree(readPort(args));
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-preview-"));
  const state = folder.path;
  const page = await step(
    () => importPreview(path, state, checks),
    () => "content imported, for this preview only",
  );
  await ensureBuild();
  const onReady = (origin: string) => console.log(`\nReady: ${origin}${page}\n`);
  return await serve({ args, state, devVars: settings.devVars, onReady });
}

/** Imports the content for the preview. Resolves with the path of the page that shows the item. */
async function importPreview(
  path: string,
  state: string,
  checks: CheckOptions | undefined,
): Promise<string> {
  // The typed path is relative to the folder in which the user has started npm.
  const file = pathBetween(ROOT, resolve(process.env.INIT_CWD ?? process.cwd(), path));
  const locales = await readSeed(ROOT, checks);
  for (const { locale, seed, items } of locales) {
    const item = items.find((each) => each.file.path === file)?.item;
    if (!item) continue;
    showNow(item);
    await importContent(await toContent(locales.map((each) => each.seed)), { state });
    return itemPaths(locale, seed).get(item.id) ?? "/";
  }
  throw new Failure(`${path} contains no item; put the file into ${SEED}`);
}

/** Changes the publication time of a scheduled item to now. Otherwise the preview would not show the item. */
function showNow(item: SeedItem): void {
  const now = databaseTime(Date.now());
  if (item.publishTime === undefined || item.publishTime <= now) return;
  console.log(
    `→ the item will be published at ${item.publishTime} (${timeZone.name}); the preview shows it now`,
  );
  item.publishTime = now;
}
