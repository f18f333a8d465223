import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { site } from "../../shared/brand/site.ts";
import { ROOT } from "../cli/root.ts";

/** What is this company's own, or of no use to another one. */
const LEFT_OUT = [
  /^client\/public\/(?:media|files|share|icons|favicon)/,
  /^worker\/content-service\/seed\/(?!README)/,
  /^tools\/art\/(?:scenes\/|README|logo\.svg)/,
  /^tools\/art\/files\/(?!(?:browser|font-packages|mark|run)\.ts)/,
  /^tools\/scaffold\//,
  /^shared\/brand\/(?:(?:art|site|home|words)\.ts|(?:media|pictures)\.json|colours\.css)$/,
  /^(?:README|CHANGELOG)\.md$/,
  /^docs\/home\./,
  /\banother-company\b.*\.ts$/,
  /^tests\/(?:helpers\/another-site|unit\/scaffold\.test)\.ts$/,
  /^tests\/\w+\/company\//,
];

/** Files that name the worker, its database and the package. */
const NAMED = [
  "package.json",
  "package-lock.json",
  "wrangler.toml",
  "docs/operations.md",
  "docs/content-service.openapi.yaml",
];

/** Copies what any company needs of this repository. */
export async function copyProject(target: string): Promise<void> {
  for (const path of await trackedFiles()) {
    if (LEFT_OUT.some((pattern) => pattern.test(path))) continue;
    await cp(join(ROOT, path), join(target, path));
  }
}

/** Names worker, database and package of a copy by another slug. */
export async function renameProject(target: string, slug: string): Promise<void> {
  for (const path of NAMED) {
    const text = await readFile(join(target, path), "utf8");
    const renamed = text.replaceAll(new RegExp(`${site.slug}(?=[-_])`, "g"), slug);
    await writeFile(join(target, path), renamed);
  }
}

/** Paths of the repository's files, without what git ignores. */
async function trackedFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: ROOT, maxBuffer: 2 ** 24 },
  );
  return stdout.split("\0").filter(Boolean);
}
