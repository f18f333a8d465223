import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { listFiles, ROOT } from "../cli/root.ts";

/** The modules that make the values in the cache. All modules that these modules import count as well. */
const MAKERS = [
  "worker/content-html",
  "worker/upstream",
  "worker/content-api",
  "worker/cache/store.ts",
];
const TEST = /\.test\.tsx?$/;
const LENGTH = 12;

/**
 * Names the format of the values in the cache. The name is a hash of all sources that make these values, and of the
 * versions of the packages that the sources import. A build ignores cached values whose format has another name.
 *
 * @param read returns the text of a file, by its path below the root.
 */
export async function valueFormat(read = readSource): Promise<string> {
  const sources = new Map<string, string>();
  const packages = new Set<string>();
  const pending = await makers();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (sources.has(path)) continue;
    const source = await read(path);
    sources.set(path, source);
    for (const specifier of valueImports(path, source)) {
      if (specifier.startsWith(".")) pending.push(join(dirname(path), specifier));
      else if (!/^(?:cloudflare|node|virtual):/.test(specifier)) packages.add(packageOf(specifier));
    }
  }
  for (const name of packages) sources.set(name, JSON.parse(await read(manifestOf(name))).version);
  const hash = createHash("sha256");
  for (const [path, source] of [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0${source}\0`);
  return hash.digest("hex").slice(0, LENGTH);
}

async function makers(): Promise<string[]> {
  const lists = MAKERS.map(async (maker) => {
    if (maker.endsWith(".ts")) return [maker];
    return (await listFiles(join(ROOT, maker))).map((file) => `${maker}/${file}`);
  });
  return (await Promise.all(lists)).flat().filter((path) => !TEST.test(path));
}

/** The modules that a file imports. Imports of types are left out, because a type cannot change a value. */
function valueImports(path: string, source: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const { module } = parseSync(path, source);
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? moduleRequest.value : [],
      ),
    ),
  ];
}

function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** The path of an installed package's package.json. */
function manifestOf(name: string): string {
  const path = findPackageJSON(name, join(ROOT, "package.json"));
  if (!path) throw new Error(`${name} is not installed: run npm ci`);
  return relative(ROOT, path);
}

function readSource(path: string): Promise<string> {
  return readFile(join(ROOT, path), "utf8");
}
