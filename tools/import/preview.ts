import { cp, mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { locales } from "../../shared/i18n/locales.ts";
import { databaseTime } from "../../worker/content-service/visibility.ts";
import { ensureBuild } from "../build/build.ts";
import { Failure } from "../cli/failure.ts";
import { pathBetween, ROOT } from "../cli/root.ts";
import { ensurePort, serve } from "../local/serve.ts";
import type { Resolved } from "../settings/read-settings.ts";
import { step } from "../validate/steps.ts";
import { describeContent, SEED, toContent } from "./content.ts";
import { LOCAL_STATE } from "./database.ts";
import { importContent } from "./import-content.ts";
import { compareInventories, readInventories } from "./inventory.ts";
import { itemPaths } from "./item-paths.ts";
import { readStamp } from "./local.ts";
import { firstId, readSeed, type SeedDraft } from "./read-seed.ts";
import type { SeedItem } from "./seed.ts";

export interface PreviewOptions {
  /** As typed. */
  file: string;
  /** Of a draft outside of seed/. */
  locale?: string | undefined;
  port?: string | undefined;
}

/** `npm run content -- --preview draft.md`: the site with this file, from a database of its own that goes with it. */
export async function preview(options: PreviewOptions, settings: Resolved): Promise<number> {
  if (!settings.databases.some(({ binding }) => binding === "DB")) {
    throw new Failure("a preview shows the embedded content and needs DB in wrangler.toml");
  }
  const args = ["--var", "UPSTREAM_ORIGIN:", ...(options.port ? ["--port", options.port] : [])];
  await ensurePort(args);
  const draft = await readDraft(options.file, options.locale);
  await using state = await mkdtempDisposable(join(tmpdir(), "site-preview-"));
  const path = await importDraft(draft, state.path);
  await ensureBuild();
  const onReady = (origin: string) => console.log(`\nReady: ${origin}${path}\n`);
  return await serve({ args, state: state.path, devVars: settings.devVars, onReady });
}

/**
 * A content file as it would be after publication. Its locale is its folder's
 * in seed/; a file from elsewhere is Chinese unless said otherwise.
 */
async function readDraft(path: string, locale = "zh"): Promise<SeedDraft> {
  // Where the path was typed.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!/\.(?:md|yaml)$/.test(file)) throw new Failure(`${path} is neither Markdown nor YAML`);
  const text = await readFile(file, "utf8").catch(() => {
    throw new Failure(`there is no file ${path}`);
  });
  const [own = ""] = pathBetween(SEED.folder, file).split("/");
  const known = (name: string) => locales.find((each) => each === name);
  const chosen = known(own) ?? known(locale);
  if (!chosen) throw new Failure(`--locale is one of ${locales.join(", ")}`);
  return { path: pathBetween(ROOT, file), text, locale: chosen };
}

/** Yields the path of the page that shows the first item of the draft. */
async function importDraft(draft: SeedDraft, state: string): Promise<string> {
  const { content, path } = await step(
    async () => {
      const seeds = await readSeed(SEED, draft);
      const seed = seeds[locales.indexOf(draft.locale)];
      const item = seed?.items.find(({ id }) => String(id) === firstId(draft));
      if (!seed || !item) throw new Failure(`${draft.path} has no item to show`);
      showNow(item);
      const path = itemPaths(draft.locale, seed).get(item.id) ?? "/";
      return { content: await toContent(seeds), path };
    },
    ({ content }) => `read ${draft.path} and all other content: ${describeContent(content)}`,
  );
  // Where this site has ever been started, only what differs is imported.
  const databases = join(ROOT, LOCAL_STATE, "v3/d1");
  await cp(databases, join(state, "v3/d1"), { recursive: true }).catch(() => {});
  const meta = await readStamp(state);
  const { written, deleted } = compareInventories(readInventories(meta), content.inventories);
  const count = written.size + deleted.size;
  console.log(`→ importing what differs, for this preview only (items: ${count})`);
  await step(
    () => importContent(content, { state }, meta, true),
    () => "content imported",
  );
  return path;
}

/** A scheduled item would be hidden. */
function showNow(item: SeedItem): void {
  const now = databaseTime(Date.now());
  if (item.publishTime === undefined || item.publishTime <= now) return;
  console.log(
    `→ to be published at ${item.publishTime} (Asia/Shanghai); shown here as if it were now`,
  );
  item.publishTime = now;
}
