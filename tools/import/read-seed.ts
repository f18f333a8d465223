import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readDrawings } from "./drawings.ts";
import { PUBLIC, readPublicFiles } from "./files.ts";
import { type Problem, SeedError } from "./problems.ts";
import type { Assets } from "./read-items.ts";
import { type ReadLocale, readLocale } from "./read-locale.ts";
import type { Seed, SeedFile } from "./seed.ts";
import { checkEnglish } from "./wording.ts";

const EDITIONS = ["zh", "en"];

/** Where the content lies; paths in messages are relative to `base`, the root of the repository. */
export interface SeedLocation {
  base: string;
  folder: string;
  pictures: string;
}

/** Reads and checks all files; rejects with a {@link SeedError} that lists every problem. */
export async function readSeed({ base, folder, pictures }: SeedLocation): Promise<Seed[]> {
  const files = await readPublicFiles(join(base, PUBLIC));
  const assets: Assets = {
    pictures: JSON.parse(await readFile(pictures, "utf8")),
    files,
    drawings: await readDrawings(join(base, PUBLIC), files.keys()),
  };
  const problems: Problem[] = [];
  const read = await readLocales({ base, folder }, assets, problems);
  checkIds(read, problems);
  checkDomains(read, problems);
  if (problems.length > 0) throw new SeedError(problems);
  return read.map(({ seed }) => seed);
}

/** Reads every edition that can be read; what is wrong in it is noted. */
export async function readLocales(
  { base, folder }: Pick<SeedLocation, "base" | "folder">,
  assets: Assets,
  problems: Problem[],
): Promise<ReadLocale[]> {
  const locales = await Promise.all(
    EDITIONS.map(async (name) => {
      const files = await readFiles(join(folder, name), base);
      if (name === "en") for (const file of files) checkEnglish(file, problems);
      return readLocale(relative(base, join(folder, name)), files, assets, problems);
    }),
  );
  return locales.filter((locale) => locale !== undefined);
}

async function readFiles(folder: string, base: string): Promise<SeedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(base, path),
      text: await readFile(path, "utf8"),
    })),
  );
}

/** An item's address is its id, in both editions alike. */
function checkIds(locales: ReadLocale[], problems: Problem[]): void {
  const first = new Map<number, string>();
  for (const { item, file, idLine } of locales.flatMap(({ places }) => places)) {
    const place = first.get(item.id);
    if (place) {
      const message = `id: ${item.id} is taken by ${place}; choose another`;
      problems.push({ file, line: idLine, message });
    } else {
      first.set(item.id, `${file}:${idLine}`);
    }
  }
}

/** A node's id is its own within its domain only. */
function checkDomains(locales: ReadLocale[], problems: Problem[]): void {
  const [first, second] = locales;
  if (!first || !second || first.seed.domainId !== second.seed.domainId) return;
  const message = "domainId: the other edition has it too; change one of them";
  problems.push({ ...second.domain, message });
}
