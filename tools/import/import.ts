import { parseArgs } from "node:util";
import { describeContent, readContent } from "./content.ts";
import { ensureLocalContent } from "./local.ts";
import { notifySite, readSettings } from "./notify.ts";
import { SeedError } from "./problems.ts";
import { ensureRemoteContent } from "./remote.ts";

/**
 * `npm run content`: imports seed/ into the local database and tells the site.
 * `--remote` imports into the one at Cloudflare, `--check` only checks the
 * files, `--notify https://www.example.com` names the site to tell.
 */
const { values } = parseArgs({
  options: {
    remote: { type: "boolean" },
    check: { type: "boolean" },
    notify: { type: "string" },
  },
});

try {
  if (values.check) await check();
  else await importAndTell();
} catch (error) {
  console.error(error instanceof SeedError ? error.message : error);
  process.exit(1);
}

async function importAndTell(): Promise<void> {
  const hasChanged = await (values.remote ? ensureRemoteContent() : ensureLocalContent());
  if (!hasChanged && !values.notify) return;
  const told = await notifySite(await readSettings(), values.notify);
  console.log(told);
  if (told.startsWith("✗")) process.exitCode = 1;
}

async function check(): Promise<void> {
  console.log(`✓ ${describeContent(await readContent())} have no problem`);
}
