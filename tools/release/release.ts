import { Failure, runScript } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";
import { ROOT } from "../cli/root.ts";
import { currentNotes, LEVELS, makeRelease } from "./make-release.ts";

const USAGE = `npm run release -- major|minor|patch   notes the next version in CHANGELOG.md, package.json and package-lock.json,
                                       commits and tags it; nothing is pushed
  --dry-run                            only checks, and shows what would be noted
  --notes                              prints what CHANGELOG.md says of the present version, and does nothing else`;

await runScript(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: { "dry-run": flag, notes: flag },
  });
  if (values.notes) {
    console.log(await currentNotes(ROOT));
    return;
  }
  const level = LEVELS.find((name) => name === positionals[0]);
  if (!level || positionals.length > 1)
    throw new Failure(`name one of ${LEVELS.join(", ")}\n\n${USAGE}`);
  const isDryRun = values["dry-run"];
  const { version, tag, notes } = await makeRelease({
    root: ROOT,
    level,
    now: () => new Date(),
    isDryRun,
  });
  console.log(notes);
  console.log(
    isDryRun
      ? `\n→ ${version} would be committed and tagged`
      : `\n✓ ${tag} is committed and tagged; git push origin main ${tag} starts the deployment`,
  );
});
