import type { ImportResult } from "./build/content-reload.ts";
import { Failure, runScript } from "./cli/failure.ts";
import { printHelp } from "./cli/options.ts";
import { ended, passSignals, spawnTool } from "./cli/spawn.ts";
import { step } from "./cli/steps.ts";
import { prepareContent, videoHostsIn } from "./content-import/import-content.ts";
import { type LiveImport, startLiveImport } from "./content-import/live-import.ts";
import { readSettings } from "./settings/read-settings.ts";

const USAGE = `npm run dev -- [options]   serves the site with hot reload; its settings are those of wrangler.toml and .dev.vars
  --port 9000              another port than 5173
                           You can also use all other options of Vite. npx vite --help lists them.`;

/**
 * An import begins when no content file has changed for this many milliseconds. Text editors write a file in several
 * steps and git writes many files, so one import covers several changes.
 */
const QUIET_MS = 50;

/** `npm run dev` first fills the local database, and then starts Vite with the worker in workerd. */
await runScript(async () => {
  const args = process.argv.slice(2);
  printHelp(USAGE, args);
  const settings = await readSettings();
  for (const warning of settings.warnings) console.warn(`! ${warning}`);
  await prepareContent(settings);
  // With --strictPort, Vite fails if the port is taken. Without it, Vite would silently use the next port.
  const vite = spawnTool("vite", ["--strictPort", ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  passSignals(vite);
  const status = ended(vite);
  if (settings.content?.from === "database") {
    const live = startLiveImport({ videoHosts: videoHostsIn(settings.settings) });
    importOnChange(live, {
      onPath: (listener) => vite.on("message", (path) => listener(String(path))),
      tell: (result) => vite.send(result),
    });
  }
  process.exit(await status);
});

interface Server {
  onPath: (listener: (path: string) => void) => void;
  tell: (result: ImportResult) => void;
}

/** Imports the files that the server reports as changed. Only one import runs at a time. */
function importOnChange(live: Promise<LiveImport>, { onPath, tell }: Server): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = live.then(({ update }) => update([]));
  const importAll = async () => {
    const paths = [...changed];
    changed.clear();
    try {
      await step(
        async () => (await live).update(paths),
        () => `content imported: ${paths.join(", ")}`,
      );
      tell({});
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(`✗ ${error.message}`);
      tell({ problem: error.message });
    }
  };
  onPath((path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(importAll);
    }, QUIET_MS);
  });
}
