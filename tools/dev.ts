import { runScript } from "./failure.ts";
import { prepareContent } from "./local-content.ts";
import { helpIfAsked } from "./options.ts";
import { ensureFree } from "./port.ts";
import { readOption } from "./settings/arguments.ts";
import { readSettings } from "./settings/read-settings.ts";
import { ended, passSignals, spawnTool } from "./spawn.ts";

/** Vite would silently take the next free one. */
const VITE_PORT = 5173;

/** `npm run dev`: the local database first, then Vite with the worker in workerd. */
const USAGE = `npm run dev -- [options]   serves the site with hot reload
  --port 9000              5173 unless named
                           all others of Vite: npx vite --help`;

await runScript(async () => {
  helpIfAsked(USAGE);
  await ensureFree(Number(readOption(process.argv.slice(2), "--port") ?? VITE_PORT));
  const settings = await readSettings();
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  await prepareContent(settings);
  const vite = spawnTool("vite", process.argv.slice(2));
  passSignals(vite);
  process.exit(await ended(vite));
});
