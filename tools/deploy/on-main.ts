import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Failure, runScript } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";

/** `npm run check:main`: refuses a commit that is not part of `main`, whose branch rules a tag does not have. */
await runScript(async () => {
  const parameters = ["merge-base", "--is-ancestor", "HEAD", "origin/main"];
  await promisify(execFile)("git", parameters, { cwd: ROOT }).catch((cause: unknown) => {
    throw new Failure("this commit is not on main: merge it, then tag it there", { cause });
  });
});
