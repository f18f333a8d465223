import { spawn } from "node:child_process";
import { Failure, runScript } from "./failure.ts";
import { ended } from "./spawn.ts";
import { step } from "./steps.ts";

/** Scripts of package.json, the quick ones first. */
const STEPS = [
  "check:types",
  "check:style",
  "check:unused",
  "test:code",
  "test:browser",
  "check:size",
];

/** `npm test`: everything that must pass. */
await runScript(async () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const now = () => performance.now();
  for (const script of STEPS) {
    await step(
      () => runNpm(script),
      () => script,
      { print, now },
    );
  }
  console.log(lines.join("\n"));
});

/** npm tells its scripts where it is; it runs on the Node of the script. */
async function runNpm(script: string): Promise<void> {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Failure("start this with npm: npm test");
  const status = await ended(
    spawn(process.execPath, [npm, "run", script, "--silent"], { stdio: "inherit" }),
  );
  if (status !== 0) throw new Failure(`${script} failed; see above`);
}
