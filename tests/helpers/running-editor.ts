import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../../tools/cli/root.ts";
import { startCommand } from "./started-command.ts";

/** A running `npm run edit` on a copy of the content. Tests may change the copy. */
export interface RunningEditor {
  origin: string;
  siteOrigin: string;
  folder: string;
  /** The lines that differ from the repository's content, as `git diff` prints them without context. */
  diff(): string;
  /** Changes a file on disk while the editor runs, as another program would. */
  write(path: string, change: (text: string) => string): Promise<void>;
  stop(): Promise<void>;
}

const COPIED = ["content", "shared/brand/media.json", "client/public/media", "client/public/files"];

export async function startEditor(): Promise<RunningEditor> {
  const folder = await mkdtemp(join(tmpdir(), "test-editor-"));
  for (const path of COPIED) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all");
  const args = [join(ROOT, "tools/edit/edit.ts"), "--port", "0", "--content", folder];
  const editor = await startCommand("the editor", args, /^编辑 Edit +(\S+)\n.* (\S+)$/m);
  const [origin = "", siteOrigin = ""] = editor.addresses;
  return {
    ...{ origin, siteOrigin, folder },
    diff() {
      git("add", "--all", "--intent-to-add");
      return git(
        "diff",
        "--unified=0",
        "--no-color",
        "--no-prefix",
        "--text",
        "--",
        "content",
        "shared",
      )
        .split("\n")
        .filter((line) => /^(?:[-+](?!--|\+\+)|\+\+\+ )/.test(line))
        .join("\n");
    },
    async write(path, change) {
      const file = join(folder, path);
      await writeFile(file, change(await readFile(file, "utf8")));
    },
    async stop() {
      await editor.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
