import { runScript } from "./cli/failure.ts";
import { printHelp } from "./cli/options.ts";
import { ended, passSignals, spawnTool } from "./cli/spawn.ts";
import { prepareContent } from "./import/import-content.ts";
import { readSettings } from "./settings/read-settings.ts";

const USAGE = `npm run dev -- [options]   serves the site with hot reload; its settings are those of wrangler.toml and .dev.vars
  --port 9000              5173 unless named
                           all others of Vite: npx vite --help`;

/** `npm run dev`: the local database first, then Vite with the worker in workerd. */
await runScript(async () => {
  const args = process.argv.slice(2);
  printHelp(USAGE, args);
  const settings = await readSettings();
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  await prepareContent(settings);
  // Otherwise Vite would silently take the next free port.
  const vite = spawnTool("vite", ["--strictPort", ...args]);
  passSignals(vite);
  process.exit(await ended(vite));
});
