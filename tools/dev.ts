import { checkViews } from "./build/check-views.ts";
import { Failure, runScript } from "./cli/failure.ts";
import { helpIfAsked } from "./cli/options.ts";
import { ended, passSignals, spawnTool } from "./cli/spawn.ts";
import { prepareContent } from "./local/local-content.ts";
import { ensurePort } from "./local/serve.ts";
import { checkSpelling } from "./settings/arguments.ts";
import { readSettings } from "./settings/read-settings.ts";

/** Vite would silently take the next free one. */
const VITE_PORT = "5173";

const USAGE = `npm run dev -- [options]   serves the site with hot reload
  --port 9000              5173 unless named
                           all others of Vite: npx vite --help`;

const NO_VAR =
  "--var is an option of npm start: put NAME=value into .dev.vars, which npm run dev reads when it starts";

/** `npm run dev`: the local database first, then Vite with the worker in workerd. */
await runScript(async () => {
  helpIfAsked(USAGE);
  const args = process.argv.slice(2);
  checkSpelling(args, ["--port"]);
  if (args.some((argument) => /^--var(?:=|$)/.test(argument))) throw new Failure(NO_VAR);
  await ensurePort(args, VITE_PORT);
  await checkViews();
  const settings = await readSettings();
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  await prepareContent(settings);
  const vite = spawnTool("vite", args);
  passSignals(vite);
  process.exit(await ended(vite));
});
