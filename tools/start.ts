import { ensureBuild } from "./build/build.ts";
import { runScript } from "./cli/failure.ts";
import { printHelp } from "./cli/options.ts";
import { secondsSince } from "./cli/steps.ts";
import { LOCAL } from "./content-import/database.ts";
import { prepareContent } from "./content-import/import-content.ts";
import { ensureFree } from "./local/port.ts";
import { serve } from "./local/serve.ts";
import { readArguments, readPort } from "./settings/arguments.ts";
import { readSettings } from "./settings/read-settings.ts";
import { startFront } from "./workers-cache-emulator/front.ts";

const USAGE = `npm start -- [options]     builds the site, fills the local database and serves the site
  --port 9000              another port than 8787
  --var NAME:value         overrides a setting of wrangler.toml; you can repeat this option
  --persist-to folder      keeps databases and caches in this folder
  --log-level info         prints every request
  --workers-cache          puts an emulator of Cloudflare's Workers Cache in front of the site
                           You can also use all other options of wrangler dev. npx wrangler dev --help lists them.`;

const CACHE_OPTION = "--workers-cache";

/**
 * `npm start` builds the site if the sources have changed, and updates the local database if the content has changed.
 * Then it serves the built worker with wrangler. Further arguments go to wrangler: `npm start -- --port 9000`.
 */
await runScript(async () => {
  const started = performance.now();
  const args = process.argv.slice(2).filter((argument) => argument !== CACHE_OPTION);
  printHelp(USAGE, args);
  const settings = await readSettings({ args });
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  // The port is checked before the build. If a server still runs on this port, the build would delete the files that
  // it serves.
  await ensureFree(readPort(args));
  await ensureBuild();
  const folder = readArguments(args)["persist-to"];
  await prepareContent(settings, typeof folder === "string" ? folder : undefined);
  const hasCache = process.argv.includes(CACHE_OPTION);
  const front = hasCache ? await startFront(readPort(args)) : undefined;
  const status = await serve({
    args: front
      ? [...withoutPort(args), "--port", "0", "--var", `SITE_ORIGIN:${front.origin}`]
      : args,
    ...LOCAL,
    devVars: settings.devVars,
    onReady: (origin) => {
      front?.connect(origin);
      console.log(ready(front?.origin ?? origin, secondsSince(started)));
    },
  });
  process.exit(status);
});

/** Removes the port from the arguments for wrangler, because the emulator of Workers Cache listens on that port. */
function withoutPort(args: readonly string[]): string[] {
  return args.filter((arg, index) => !arg.startsWith("--port") && args[index - 1] !== "--port");
}

function ready(origin: string, time: string): string {
  return `
Ready in ${time}: ${origin}

  Change code      start npm run dev instead, which reloads when you save a file
  Change content   edit files in content/, then run npm run content
  Run one test     npx vitest run tests/unit/port.test.ts
  Stop             Ctrl+C
`;
}
