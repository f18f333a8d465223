import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure, runScript } from "./cli/failure.ts";
import { readNpm } from "./cli/npm.ts";
import { readOptions } from "./cli/options.ts";
import { ROOT } from "./cli/root.ts";

const USAGE = `npx node tools/lock-integrity.ts   adds the checksums that package-lock.json lacks, from npm's registry`;

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** npm writes none for packages of other platforms where the registry did not have them at the time. */
await runScript(async () => {
  readOptions(USAGE, {});
  const file = join(ROOT, "package-lock.json");
  const lock: Lock = JSON.parse(await readFile(file, "utf8"));
  const unknown: string[] = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    // Folders of the repository, and links to them, have none.
    if (!place.includes("node_modules/") || entry.integrity || entry.link) continue;
    const { version, ...rest } = entry;
    const name = `${place.replace(/^.*node_modules\//, "")}@${version}`;
    const integrity = await readNpm(["view", name, "dist.integrity"]).catch(() => "");
    if (integrity === "") unknown.push(name);
    // In npm's order.
    else lock.packages[place] = { ...(version && { version }), integrity, ...rest };
  }
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  if (unknown.length > 0)
    throw new Failure(`the registry has no checksum of ${unknown.join(", ")}`);
  console.log("✓ package-lock.json has a checksum of every package");
});
