import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const OUTPUT = "dist/client/licenses.txt";
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i;
/** Maps an SPDX identifier to a file with the licence's text. Used for packages that lack the text of their licence. */
const LICENSE_TEXTS: Record<string, string> = { "GPL-3.0": "tools/build/GPL-3.0.txt" };
const RULE = `\n\n${"-".repeat(80)}\n\n`;

interface PackageJson {
  name: string;
  version: string;
  license: string;
  homepage?: string;
  repository?: { url: string };
}

/** Writes `/licenses.txt` with the name, version and licence of every package whose code or font is in a build. */
export function licenses(): Plugin {
  const folders = new Set<string>();
  return {
    name: "licenses",
    apply: "build",
    // The builds of the client and of the worker share this plugin. The worker's build comes last and writes the file.
    sharedDuringBuild: true,
    async writeBundle(_, bundle) {
      for (const folder of bundledPackages(Object.values(bundle))) folders.add(folder);
      await writeFile(OUTPUT, await licenseNotices([...folders].toSorted()));
    },
  };
}

/** The folders in node_modules of all packages whose code is in a chunk, or whose files were copied as assets. */
export function bundledPackages(
  files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): Set<string> {
  const sources = files.flatMap((file) =>
    file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((name) => resolve(name)),
  );
  return new Set(sources.flatMap((id) => packageFolder(id) ?? []));
}

/**
 * The folder of the package to which a module belongs. If the module's path contains several package folders, the
 * innermost one is meant: some packages contain other packages in a node_modules folder of their own.
 */
function packageFolder(moduleId: string): string | undefined {
  const folders = moduleId.matchAll(/\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/g);
  return [...folders]
    .map(({ index, 0: { length } }) => moduleId.slice(moduleId.indexOf("/"), index + length))
    .findLast((folder) => existsSync(join(folder, "package.json")));
}

export async function licenseNotices(folders: readonly string[]): Promise<string> {
  const notices = await Promise.all(folders.map(licenseNotice));
  const { name, license, repository } = await readPackage(".");
  const source = repository ? ` Its source: ${repository.url}` : "";
  const introduction = `The source of ${name} is licensed under ${license}. What you have received also contains the packages below; its scripts as a whole are under the strictest of their licences.${source}`;
  return `${[introduction, ...notices].join(RULE)}\n`;
}

async function licenseNotice(folder: string): Promise<string> {
  const { name, version, license, homepage } = await readPackage(folder);
  const text = await licenseText(folder, license);
  return [`${name} ${version}`, license, ...(homepage ? [homepage] : []), "", text].join("\n");
}

async function licenseText(folder: string, license: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => LICENSE_FILE.test(file));
  const file = name ? join(folder, name) : LICENSE_TEXTS[license];
  if (!file)
    throw new Error(
      `${folder} has no licence file: add the text of ${license} to LICENSE_TEXTS in tools/build/licenses.ts`,
    );
  return (await readFile(file, "utf8")).trim();
}

async function readPackage(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
}
