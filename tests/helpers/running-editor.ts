import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../../tools/cli/root.ts";

/** `npm run edit` on a copy of the content, which a test may change. */
export interface RunningEditor {
  origin: string;
  siteOrigin: string;
  folder: string;
  /** The lines that differ from the repository's content, as `git diff` shows them without context. */
  diff(): string;
  /** Changes a file behind the editor's back. */
  write(path: string, change: (text: string) => string): Promise<void>;
  stop(): Promise<void>;
}

const COPIED = ["content", "shared/brand/media.json", "client/public/media", "client/public/files"];
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
});

export async function startEditor(): Promise<RunningEditor> {
  const folder = await mkdtemp(join(tmpdir(), "test-editor-"));
  for (const path of COPIED) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all");
  const child = spawn(
    process.execPath,
    [join(ROOT, "tools/edit/edit.ts"), "--port", "0", "--content", folder],
    { stdio: ["ignore", "pipe", "pipe"], detached: true },
  );
  running.add(child);
  child.once("exit", () => running.delete(child));
  const { promise, resolve, reject } = Promise.withResolvers<[string, string]>();
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const [, editor, site] = /^编辑 Edit +(\S+)\n.* (\S+)$/m.exec(printed) ?? [];
      if (editor && site) resolve([editor, site]);
    });
  }
  child.once("close", () => reject(new Error(`the editor did not start:\n${printed}`)));
  const [origin, siteOrigin] = await promise;
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
      if (running.has(child) && child.pid) {
        process.kill(-child.pid, "SIGTERM");
        await once(child, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
