import { symlink } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { liveVersion } from "../deploy/wrangler.ts";
import type { Tools } from "./tools.ts";

/** The paths of the pictures and files to which content refers. Editors change them together with the content. */
export const ASSET_PATHS = [
  "client/public/files",
  "client/public/media",
  "shared/brand/media.json",
];
const PATHS = ["content", ...ASSET_PATHS];

/** Whether a file counts as content, so that a change of the file can be published without a release of code. */
export function isContent(path: string): boolean {
  return PATHS.some((own) => path === own || path.startsWith(`${own}/`));
}

/** The paths that this branch has changed since it branched off from the given commit. */
export async function changedSince(commit: string, { git }: Pick<Tools, "git">): Promise<string[]> {
  const changed = await git("diff", "--name-only", `${commit}...HEAD`);
  return changed.split("\n").filter(Boolean);
}

/**
 * The two commits from which a live site comes. Its code comes from the commit `code`, and its pictures and files come
 * from the commit `assets`.
 */
export interface LiveCode {
  code: string;
  assets: string;
}

const versionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    annotations: v.object({
      "workers/tag": v.optional(v.string(), ""),
      "workers/message": v.optional(v.string(), ""),
    }),
  }),
);

const CONTENT_MESSAGE = /^content ([0-9a-f]{40})$/;

/**
 * The message of a version that is uploaded because content has new pictures or files. The message names the commit of
 * the content. Versions with new code get their messages from `npm run deploy`.
 */
export function messageOf(content: string): string {
  return `content ${content}`;
}

/**
 * Finds the commits of the version that all visitors of an environment get. The version's tag and message name these
 * commits.
 */
export async function findLiveCode(
  env: NodeJS.ProcessEnv,
  { wrangler, git }: Tools,
): Promise<LiveCode> {
  const id = await liveVersion(async (_, parameters) => {
    const stdout = await wrangler(ROOT, parameters.slice(0, -2), env);
    return { stdout, output: stdout };
  });
  const text = await wrangler(ROOT, ["versions", "view", id, "--json"], env);
  const version = v.safeParse(versionSchema, text);
  const tag = version.success ? version.output.annotations["workers/tag"] : "";
  const code = await git("rev-parse", "--verify", "--quiet", `${tag}^{commit}`).catch(
    () => undefined,
  );
  if (!tag || !code) {
    throw new Failure(
      `the live version ${id} does not name a commit of this repository (its tag is “${tag}”). Deploy a commit with npm run deploy first, then publish again`,
    );
  }
  const message = version.success ? version.output.annotations["workers/message"] : "";
  return { code, assets: CONTENT_MESSAGE.exec(message)?.[1] ?? code };
}

/** Checks out the live code into a folder, replaces the content with that of another commit, and commits the result. */
export async function checkOut(
  folder: string,
  { code }: LiveCode,
  content: string,
  { git, npm }: Tools,
): Promise<AsyncDisposable> {
  await git("worktree", "add", "--force", "--detach", folder, code);
  await using checkout = new AsyncDisposableStack();
  checkout.defer(async () => void (await git("worktree", "remove", "--force", folder)));
  const has = async (commit: string) =>
    (await git("ls-tree", "--name-only", commit, ...PATHS)).split("\n");
  const paths = new Set([...(await has(code)), ...(await has(content))].filter(Boolean));
  await git(
    "-C",
    folder,
    "restore",
    `--source=${content}`,
    "--staged",
    "--worktree",
    "--",
    ...paths,
  );
  const author = ["-c", "user.name=publication", "-c", "user.email=publication@localhost"];
  const commit = ["commit", "--quiet", "--allow-empty", "--no-verify", "-m", messageOf(content)];
  await git("-C", folder, ...author, ...commit);
  const isSame = await git("diff", "--quiet", code, "HEAD", "--", "package-lock.json").then(
    () => true,
    () => false,
  );
  if (isSame) await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  else await npm(folder, ["ci"], {});
  return checkout.move();
}

export async function hasNewAssets(from: string, to: string, { git }: Tools): Promise<boolean> {
  return (await git("diff", "--name-only", from, to, "--", ...ASSET_PATHS)) !== "";
}
