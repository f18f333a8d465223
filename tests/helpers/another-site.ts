import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { site } from "../../shared/brand/site.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { ended, spawnTool } from "../../tools/cli/spawn.ts";
import { anotherCompany, anotherHome } from "../fixtures/another-company/site.ts";

/** What a build reads; pictures, content and art are the company's own and are left out. */
const SOURCES = [
  "client",
  "shared",
  "worker",
  "tools",
  "LICENSE",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "wrangler.toml",
];
const LEFT_OUT = /^(?:client\/public\/(?!\.)|worker\/content-service\/seed\/|tools\/art\/)/;

/** The files that name worker, database and package: docs/another-company.md says to rename them. */
const NAMED = ["package.json", "wrangler.toml"];

/** Builds the site as docs/another-company.md says, into `dist` of the folder. */
export async function buildAnotherSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) {
    await cp(join(ROOT, source), join(folder, source), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(relative(ROOT, path)),
    });
  }
  await writeExports(join(folder, "shared/brand/site.ts"), anotherCompany);
  await writeExports(join(folder, "shared/brand/home.ts"), anotherHome);
  for (const name of NAMED) await rename(join(folder, name));
  const env = { ...process.env, NODE_ENV: "production" };
  const status = await ended(
    spawnTool("vite", ["build", "--logLevel", "warn"], { cwd: folder, env }),
  );
  if (status !== 0) throw new Error("the build failed");
}

/** Runs the built worker over a content service. */
export async function runAnotherSite(
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
    }),
  );
}

async function writeExports(file: string, exports: object): Promise<void> {
  const lines = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  await writeFile(file, lines.join(""));
}

async function rename(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const { slug } = anotherCompany.site;
  await writeFile(file, text.replaceAll(`${site.slug}-`, `${slug}-`));
}
