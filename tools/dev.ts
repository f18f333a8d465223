import { runScript } from "./failure.ts";
import { prepareContent } from "./local-content.ts";
import { helpIfAsked } from "./options.ts";
import { ensurePort } from "./serve.ts";
import { readSettings } from "./settings/read-settings.ts";
import { ended, passSignals, spawnTool } from "./spawn.ts";

/** Vite would silently take the next free one. */
const VITE_PORT = "5173";

const USAGE = `npm run dev -- [options]   serves the site with hot reload
  --port 9000              5173 unless named
                           all others of Vite: npx vite --help`;

/** `npm run dev`: the local database first, then Vite with the worker in workerd. */
await runScript(async () => {
  helpIfAsked(USAGE);
  const args = process.argv.slice(2);
  await ensurePort(args, VITE_PORT);
  const settings = await readSettings();
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  await prepareContent(settings);
  const vite = spawnTool("vite", args);
  passSignals(vite);
  process.exit(await ended(vite));
});
