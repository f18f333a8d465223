import { Failure, runScript } from "./failure.ts";
import { ended, spawnTool } from "./spawn.ts";

/** Folders and files with a TypeScript program of their own: what runs where decides which types it may use. */
const PROGRAMS = [
  "worker",
  "client",
  "client/service-worker",
  "shared/tsconfig.workers.json",
  "shared/tsconfig.browser.json",
  "tools",
  "tools/art",
  "tools/catalogue",
  "tests",
  "tests/browser",
  "tests/bench/browser",
];

/** `npm run check:types`: all programs, even after errors in one. */
await runScript(async () => {
  let wrong = 0;
  for (const program of PROGRAMS) {
    const status = await ended(spawnTool("typescript", ["-p", program], {}, "tsc"));
    if (status !== 0) wrong++;
  }
  if (wrong > 0) throw new Failure(`${wrong} of ${PROGRAMS.length} programs have errors`);
});
