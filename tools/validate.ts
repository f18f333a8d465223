import { runScript } from "./failure.ts";
import { runNpm } from "./npm.ts";
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
