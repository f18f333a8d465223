import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

/** Runs the built worker of a project with these settings, without printing its log. */
export async function runBuiltWorker(
  folder: string,
  vars: Record<string, string>,
): Promise<Miniflare> {
  const directory = join(folder, "dist/server");
  const built = JSON.parse(await readFile(join(directory, "wrangler.json"), "utf8"));
  const names = await readdir(directory, { recursive: true });
  const isOther = (name: string) => name.endsWith(".js") && name !== built.main;
  const modules = [built.main, ...names.filter(isOther)];
  return new Miniflare(
    convertV4MiniflareOptions({
      modulesRoot: directory,
      modules: modules.map((name) => ({ type: "ESModule", path: join(directory, name) })),
      compatibilityDate: built.compatibility_date,
      compatibilityFlags: built.compatibility_flags,
      bindings: { ...built.vars, ...vars },
      // The tests cause faults on purpose, and log lines about them would look like warnings.
      handleStructuredLogs: () => {},
    }),
  );
}
