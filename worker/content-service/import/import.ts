import { parseArgs } from "node:util";
import { describeContent, readContent } from "./content.ts";
import { ensureLocalContent } from "./local.ts";
import { SeedError } from "./problems.ts";
import { ensureRemoteContent } from "./remote.ts";

/**
 * `npm run content`: imports seed/ into the local database.
 * `--remote` imports into the one at Cloudflare, `--check` only checks the files.
 */
const { values } = parseArgs({
  options: { remote: { type: "boolean" }, check: { type: "boolean" } },
});

try {
  if (values.check) await check();
  else if (values.remote) await ensureRemoteContent();
  else await ensureLocalContent();
} catch (error) {
  console.error(error instanceof SeedError ? error.message : error);
  process.exit(1);
}

async function check(): Promise<void> {
  console.log(`✓ ${describeContent(await readContent())} have no problem`);
}
