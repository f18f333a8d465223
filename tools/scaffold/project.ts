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

/** Documents and settings, which name the worker, its database, the package and addresses by the slug. */
const NAMED = /(?:\.(?:json|md|toml|yaml)|CODEOWNERS)$/;

/** Copies what any company needs of this repository, named by another slug. */
export async function copyProject(target: string, slug: string): Promise<void> {
  const paths = await trackedFiles();
  for (const path of paths.filter((it) => !LEFT_OUT.some((pattern) => pattern.test(it)))) {
    const copy = join(target, path);
    await cp(join(ROOT, path), copy);
    if (!NAMED.test(path)) continue;
    const text = await readFile(copy, "utf8");
    await writeFile(copy, text.replaceAll(new RegExp(`\\b${site.slug}(?=[-_.])`, "g"), slug));
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
