import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { locales as LOCALES, type Locale } from "../../shared/i18n/locales.ts";
import { listFiles, ROOT } from "../cli/root.ts";
import { type Assets, readAssets } from "./assets.ts";
import { itemPaths } from "./item-paths.ts";
import { checkLinks } from "./links.ts";
import { type PlacedItem, readItems } from "./read-items.ts";
import { indexNames, readNavigation } from "./read-navigation.ts";
import { readRedirects } from "./read-redirects.ts";
import type { Seed } from "./seed.ts";
import { complain, ensureNoProblems, type SeedFile, seedFile } from "./seed-file.ts";
import { pairTranslations } from "./translations.ts";

/** Where the content lies, from the root of the repository. */
export const SEED = "content";

/** The content of a locale with its places in the files, for checks across locales. */
interface ReadLocale {
  locale: Locale;
  seed: Seed;
  navigation: SeedFile;
  domainLine: number;
  items: PlacedItem[];
}

/** Reads and checks all files; rejects with a Failure that lists every problem. */
export async function readSeed(base = ROOT): Promise<ReadLocale[]> {
  const { locales, files } = await readLocales(base, await readAssets(base));
  ensureNoProblems(files);
  return locales;
}

/** Reads every locale that can be read, and all files with their problems. */
export async function readLocales(
  base: string,
  assets: Assets,
): Promise<{ locales: ReadLocale[]; files: SeedFile[] }> {
  const folders = await Promise.all(
    LOCALES.map(async (locale): Promise<LocaleFolder> => {
      const path = `${SEED}/${locale}`;
      return { locale, navigation: `${path}/navigation.yaml`, files: await readFiles(path, base) };
    }),
  );
  for (const { files } of folders) for (const file of files) checkEncoding(file);
  const locales = folders.flatMap((it) => readLocale(it, assets) ?? []);
  checkIds(locales);
  checkDomains(locales);
  pairTranslations(locales);
  const items = locales.flatMap(({ locale, seed }) => {
    const shown = seed.items.filter(({ gone }) => !gone);
    return [...itemPaths(locale, { ...seed, items: shown })];
  });
  const linked = { items: new Map(items), unsure: new Set(folders.flatMap(idsInDoubt)) };
  const files = folders.flatMap((it) => it.files);
  checkLinks(files, linked);
  const redirects = await readRedirectsFile(base);
  const redirectsIn = readRedirects(redirects, { ...linked, files: assets.files });
  for (const { locale, seed } of locales) seed.redirects = redirectsIn(locale);
  return { locales, files: [...files, redirects] };
}

interface LocaleFolder {
  locale: Locale;
  /** Path of navigation.yaml. */
  navigation: string;
  files: SeedFile[];
}

/** Undefined without a usable navigation. */
function readLocale(
  { locale, navigation: path, files }: LocaleFolder,
  assets: Assets,
): ReadLocale | undefined {
  const navigation = files.find((file) => file.path === path);
  const items = files
    .filter((file) => file !== navigation && isContent(file.path))
    .flatMap((file) => readItems(file, assets));
  if (!navigation) {
    const missing = seedFile(path, "");
    complain(missing, 1, "is missing; add it");
    files.push(missing);
    return undefined;
  }
  const read = readNavigation(navigation);
  if (!read) return undefined;
  const names = indexNames(read.navigation);
  for (const { item, file, nodeLine } of items) {
    if (names.has(item.node)) continue;
    complain(file, nodeLine, `node: there is no “${item.node}”; use a nodeIndexName of ${path}`);
  }
  const seed = { ...read.navigation, items: items.map(({ item }) => item) };
  return { locale, seed, navigation, domainLine: read.domainLine, items };
}

/** Without the file there are no redirects. */
async function readRedirectsFile(base: string): Promise<SeedFile> {
  const path = `${SEED}/redirects.yaml`;
  return seedFile(path, await readFile(join(base, path), "utf8").catch(() => "{}"));
}

/** Ids in files with problems, and in all files of a locale whose navigation has some. */
function idsInDoubt({ navigation, files }: LocaleFolder): string[] {
  const wrong = files.filter(({ problems }) => problems.length > 0);
  const isUnknown = wrong.some(({ path }) => path === navigation);
  return (isUnknown ? files : wrong).flatMap(idsIn);
}

/** Ids of a file's items, whether or not these can be read. */
function idsIn({ text }: SeedFile): string[] {
  return Array.from(text.matchAll(/^[ \t]*(?:-[ \t]+)?id:[ \t]*(\d+)/gm), ([, id = ""]) => id);
}

const NOT_READ = "is not read; rename it so that it ends in .md or .yaml, or move it elsewhere";

async function readFiles(folder: string, base: string): Promise<SeedFile[]> {
  const all = await listFiles(join(base, folder)).catch(() => []);
  // Systems and editors leave files of their own that begin with a dot.
  const own = all.filter((path) => !basename(path).startsWith("."));
  const paths = own.map((path) => `${folder}/${path}`).toSorted();
  return Promise.all(
    paths.map(async (path) => {
      if (isContent(path)) return seedFile(path, await readFile(join(base, path), "utf8"));
      const other = seedFile(path, "");
      complain(other, 1, NOT_READ);
      return other;
    }),
  );
}

function isContent(path: string): boolean {
  return /\.(?:md|yaml)$/.test(path);
}

/** Item ids are in URLs, so they must be unique across locales. */
function checkIds(locales: ReadLocale[]): void {
  const first = new Map<number, string>();
  for (const { item, file, idLine } of locales.flatMap(({ items }) => items)) {
    const place = first.get(item.id);
    if (place) complain(file, idLine, `id: ${item.id} is taken by ${place}; choose another`);
    else first.set(item.id, `${file.path}:${idLine}`);
  }
}

/** A node's id is its own within its domain only. */
function checkDomains(locales: ReadLocale[]): void {
  const taken = new Map<number, Locale>();
  for (const { locale, seed, navigation, domainLine } of locales) {
    const other = taken.get(seed.domainId);
    taken.set(seed.domainId, locale);
    if (!other) continue;
    complain(navigation, domainLine, `domainId: ${other} has it too; change one of them`);
  }
}

/** What reading as UTF-8 puts for bytes that are none. */
const NO_CHARACTER = "\uFFFD";

/** Files that an editor has saved as GBK or UTF-16, say. */
function checkEncoding(file: SeedFile): void {
  const line = file.text.split("\n").findIndex((one) => one.includes(NO_CHARACTER)) + 1;
  if (line > 0) complain(file, line, "is not UTF-8; save the file as UTF-8");
}
