import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "../build.ts";
import { Failure } from "../failure.ts";
import { ensurePort, serve } from "../serve.ts";
import type { Resolved } from "../settings/read-settings.ts";
import { step } from "../steps.ts";
import { readContent } from "./content.ts";
import { itemOfDraft, readDraft } from "./draft.ts";
import { importContent } from "./import-content.ts";
import { itemAddress } from "./item-address.ts";
import type { SeedDraft } from "./read-seed.ts";

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
  const state = await mkdtemp(join(tmpdir(), "site-preview-"));
  try {
    const path = await importDraft(draft, state);
    await ensureBuild();
    const onReady = (origin: string) => console.log(`\nReady: ${origin}${path}\n`);
    return await serve({ args, state, devVars: settings.devVars, onReady });
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}

/** Yields the path of the page that shows the draft. */
function importDraft(draft: SeedDraft, state: string): Promise<string> {
  return step(
    async () => {
      const content = await readContent(draft);
      await importContent(content, { state });
      const { seed, item } = itemOfDraft(draft, content.seeds);
      return itemAddress(draft.locale, seed, item);
    },
    () => `content imported with ${draft.path}, for this preview only`,
  );
}
