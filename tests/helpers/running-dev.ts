import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../../tools/cli/root.ts";
import { startCommand } from "./started-command.ts";

/** A running `npm run dev` on a copy of the project. Tests may change the copy's content. */
export interface RunningDev {
  origin: string;
  /** The output so far. */
  printed(): string;
  write(path: string, change: (text: string) => string): Promise<void>;
  stop(): Promise<void>;
}

const COPIED = [
  ...["client", "content", "shared", "tests", "tools", "worker"],
  ...["package.json", "tsconfig.json", "vite.config.ts", "wrangler.toml"],
  // The database into which the tested site has imported the content.
  ".wrangler/state/v3/d1",
];
/** A large folder that tests do not change. The copy contains a symbolic link to this folder. */
const LINKED = /client\/public$/;

export async function startDev(): Promise<RunningDev> {
  // The copy is not in `test-results`, because Vite ignores changes there.
  const folder = await mkdtemp(join(tmpdir(), "test-dev-"));
  for (const path of COPIED) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const filter = (file: string) => !LINKED.test(file);
    await cp(join(ROOT, path), join(folder, path), { recursive: true, filter });
  }
  await symlink(join(ROOT, "client/public"), join(folder, "client/public"));
  // Each package is linked separately, because Vite writes into node_modules.
  await mkdir(join(folder, "node_modules"));
  for (const name of await readdir(join(ROOT, "node_modules"))) {
    if (name === ".vite") continue;
    await symlink(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
  }
  const args = [join(folder, "tools/dev.ts"), "--port", "0"];
  const dev = await startCommand("npm run dev", args, /Local:\s+(http:\/\/localhost:\d+)/, {
    cwd: folder,
    // Playwright asks programs for coloured output, which would put escape sequences into the address.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1" },
  });
  const [origin = ""] = dev.addresses;
  return {
    origin,
    printed: dev.printed,
    async write(path, change) {
      const file = join(folder, path);
      await writeFile(file, change(await readFile(file, "utf8")));
    },
    async stop() {
      await dev.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
