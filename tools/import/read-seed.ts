import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales } from "../../shared/i18n/locales.ts";
import { pathBetween } from "../cli/root.ts";
import { readDrawings } from "./drawings.ts";
import { PUBLIC, readPublicFiles } from "./files.ts";
import { checkLinks, type Link } from "./links.ts";
import { type Problem, SeedError } from "./problems.ts";
import type { Assets } from "./read-items.ts";
import { type ReadLocale, readLocale } from "./read-locale.ts";
import { readRedirects } from "./read-redirects.ts";
import type { Seed, SeedFile } from "./seed.ts";

/** Where the content lies; paths in messages are relative to `base`, the root of the repository. */
export interface SeedLocation {
  base: string;
  folder: string;
  pictures: string;
}

/** A file that is read in place of the one at its path, or beside all others. */
export interface SeedDraft extends SeedFile {
  locale: Locale;
}

/** Reads and checks all files; rejects with a {@link SeedError} that lists every problem. */
export async function readSeed(
  { base, folder, pictures }: SeedLocation,
  draft?: SeedDraft,
): Promise<Seed[]> {
  const files = await readPublicFiles(join(base, PUBLIC));
  const assets: Assets = {
    pictures: JSON.parse(await readFile(pictures, "utf8")),
    files,
    drawings: await readDrawings(join(base, PUBLIC), files.keys()),
  };
  const problems: Problem[] = [];
  const locales = await readLocales({ base, folder }, assets, problems, draft);
  if (problems.length > 0) throw new SeedError(problems);
  return locales.map(({ seed }) => seed);
}

/** Reads every locale that can be read and adds all problems to `problems`. */
export async function readLocales(
  { base, folder }: Pick<SeedLocation, "base" | "folder">,
  assets: Assets,
  problems: Problem[],
  draft?: SeedDraft,
): Promise<ReadLocale[]> {
  const links: Link[] = [];
  const files = await readLocaleFiles({ base, folder }, problems, draft);
  const locales = files.flatMap(({ name, path, files }) => {
    const read = readLocale(path, files, assets, { problems, links });
    return read ? [{ ...read, locale: name }] : [];
  });
  checkIds(locales, problems);
  checkDomains(locales, problems);
  const linked = { locales, unsure: idsInDoubt(files, problems) };
  checkLinks(links, linked, problems);
  const redirects = await readRedirectsFile(folder, base);
  const nodes = readRedirects(redirects, { ...linked, files: assets.files }, problems);
  for (const { locale, seed } of locales) {
    const node = nodes.get(locale);
    if (node) seed.others.push(node);
  }
  return locales;
}

interface LocaleFiles {
  name: Locale;
  /** Of the folder. */
  path: string;
  files: SeedFile[];
}

function readLocaleFiles(
  { base, folder }: Pick<SeedLocation, "base" | "folder">,
  problems: Problem[],
  draft?: SeedDraft,
): Promise<LocaleFiles[]> {
  return Promise.all(
    locales.map(async (name) => {
      const found = await readFiles(join(folder, name), base, problems);
      const files = withDraft(found, name, draft);
      for (const file of files) checkEncoding(file, problems);
      if (name === "en") for (const file of files) checkEnglish(file, problems);
      return { name, path: pathBetween(base, join(folder, name)), files };
    }),
  );
}

/** Without the file there are no redirects. */
async function readRedirectsFile(folder: string, base: string): Promise<SeedFile> {
  const path = join(folder, "redirects.yaml");
  const text = await readFile(path, "utf8").catch(() => "{}");
  return { path: pathBetween(base, path), text };
}

/** Ids in files with problems, and in all files of a locale whose navigation has some. */
function idsInDoubt(locales: LocaleFiles[], problems: Problem[]): Set<string> {
  const wrong = new Set(problems.map(({ file }) => file));
  const files = locales.flatMap(({ path, files }) =>
    wrong.has(`${path}/navigation.yaml`) ? files : files.filter((file) => wrong.has(file.path)),
  );
  return new Set(files.flatMap(idsIn));
}

/** The draft of a published item takes the item's place, wherever the draft lies. */
function withDraft(files: SeedFile[], locale: Locale, draft: SeedDraft | undefined): SeedFile[] {
  if (draft?.locale !== locale) return files;
  const id = firstId(draft);
  const others = files.filter(
    (file) => file.path !== draft.path && !(isItem(file) && firstId(file) === id),
  );
  return [...others, draft];
}

/** Whether a file has one item, in Markdown. */
function isItem({ path }: SeedFile): boolean {
  return path.endsWith(".md");
}

/** Id of the first item of a file. */
export function firstId(file: SeedFile): string | undefined {
  return idsIn(file)[0];
}

/** Ids of a file's items, whether or not these can be read. */
function idsIn({ text }: SeedFile): string[] {
  return Array.from(text.matchAll(/^[ \t]*(?:-[ \t]+)?id:[ \t]*(\d+)/gm), ([, id = ""]) => id);
}

async function readFiles(folder: string, base: string, problems: Problem[]): Promise<SeedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    // Systems and editors leave files of their own that begin with a dot.
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => pathBetween(base, join(entry.parentPath, entry.name)))
    .toSorted();
  for (const file of paths.filter((path) => !isContent(path))) {
    const message = "is not read; rename it so that it ends in .md or .yaml, or move it elsewhere";
    problems.push({ file, line: 1, message });
  }
  return Promise.all(
    paths
      .filter(isContent)
      .map(async (path) => ({ path, text: await readFile(join(base, path), "utf8") })),
  );
}

function isContent(path: string): boolean {
  return /\.(?:md|yaml)$/.test(path);
}

/** Item ids are in URLs, so they must be unique across locales. */
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
  const message = "domainId: the other locale has it too; change one of them";
  problems.push({ ...second.domain, message });
}

/** What reading as UTF-8 puts for bytes that are none. */
const NO_CHARACTER = "\uFFFD";

/** Files that an editor has saved as GBK or UTF-16, say. */
function checkEncoding({ path, text }: SeedFile, problems: Problem[]): void {
  const line = text.split("\n").findIndex((one) => one.includes(NO_CHARACTER)) + 1;
  if (line > 0)
    problems.push({ file: path, line, message: "is not UTF-8; save the file as UTF-8" });
}

/** How English writes percentages; ISO's space is for French and German. */
const SPACED_PERCENT = /\d\s%/g;

/** Wording that the house style of the English texts does not allow. */
function checkEnglish({ path, text }: SeedFile, problems: Problem[]): void {
  for (const [index, line] of text.split("\n").entries()) {
    for (const [found] of line.matchAll(SPACED_PERCENT)) {
      const message = `“${found}” has a space; write “${found.replace(/\s/, "")}”`;
      problems.push({ file: path, line: index + 1, message });
    }
  }
}
