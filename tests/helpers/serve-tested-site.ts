import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ended, passSignals } from "../../tools/cli/spawn.ts";

/**
 * Runs `npm start` for the tests. It removes workerd's messages about closed connections from the output, because tests
 * often leave pages that are still loading.
 */

const START = join(import.meta.dirname, "../../tools/start.ts");
const LEFT = [
  "kj::getCaughtExceptionAsKj() = rust/cxx/kj-rs-io/ffi.rs:176: disconnected: write(): Broken pipe (os error 32)",
  "kj::getCaughtExceptionAsKj() = rust/cxx/kj-rs-io/ffi.rs:176: disconnected: write(): Connection reset by peer (os error 104)",
];
const DROPPED = " recovered on attempt 2 after a dropped connection to the UserWorker";

const site = spawn(process.execPath, [START, ...process.argv.slice(2)], {
  stdio: ["ignore", "ignore", "pipe"],
});
passSignals(site);
const status = ended(site);
let isFiltered = false;
for await (const line of createInterface(site.stderr)) {
  // Blank lines and the addresses of a stack after a removed message are removed as well.
  if ([...LEFT, DROPPED].some((text) => line.includes(text))) isFiltered = true;
  else if (!isFiltered || !/^(?:\s*stack: .*)?$/.test(line.trimEnd())) {
    isFiltered = false;
    console.error(line);
  }
}
process.exit(await status);
