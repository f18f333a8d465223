import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { locales as LOCALES } from "../../shared/i18n/locales.ts";
import { pathBetween } from "../cli/root.ts";

/** The folder of the content, relative to the repository's root. */
export const SEED = "content";

/** The file with the redirects of all locales. */
export const REDIRECTS = `${SEED}/redirects.yaml`;

/** A file of the content, as it is on disk or as an editor is about to save it. */
export interface ContentFile {
  /** The path from the repository's root, with slashes. */
  path: string;
  /**
   * The text of the file, with U+FFFD in place of bytes that are not UTF-8. If the importer only reports the file as
   * misplaced or unreadable, the text is empty. That is so if the file's name does not end in `.md` or `.yaml`, if the
   * file is directly in `content/` (except `redirects.yaml`), or if it is a symbolic link that leads to no file.
   */
  text: string;
  /**
   * Whether the file is a symbolic link that leads to no file. Such a link leads to a folder, or to a path that does
   * not exist.
   */
  isBroken?: boolean;
}

/** Matches the names of temporary and hidden files that operating systems, editors and office programs create. */
const LEFT_BEHIND =
  /^(?:\.|~\$|desktop\.ini$|thumbs\.db$|__macosx$)|(?:~|\.(?:tmp|swp|bak|orig|old|part|crdownload))$/i;

/** Matches Markdown and YAML files, except README files. Outside a locale's folder, such a file is in a wrong place. */
const STRAY = /^(?!README\b).+\.(?:md|markdown|ya?ml)$/i;

/** Reads all files in content/. Files in a wrong place or format are included, so that checks can report them. */
export async function readContentFiles(base: string): Promise<ContentFile[]> {
  const folders = LOCALES.map((locale) => readFolder(`${SEED}/${locale}`, base));
  const redirects = readFile(join(base, REDIRECTS), "utf8").then(
    (text) => [{ path: REDIRECTS, text }],
    () => [],
  );
  return [
    ...(await Promise.all(folders)).flat(),
    ...(await redirects),
    ...(await readStrayFiles(base)),
  ];
}

/** Finds Markdown and YAML files outside the folders of locales. They have no effect, so the checks report them. */
async function readStrayFiles(base: string): Promise<ContentFile[]> {
  const entries = await readdir(join(base, SEED), { withFileTypes: true }).catch(() => []);
  const others = entries.filter(({ name }) => !isLeftBehind(name));
  const files = others
    .map(({ name }) => `${SEED}/${name}`)
    .filter((path) => STRAY.test(basename(path)) && path !== REDIRECTS);
  const folders = others.filter(
    (entry) => entry.isDirectory() && !LOCALES.some((locale) => locale === entry.name),
  );
  const inside = await Promise.all(folders.map(({ name }) => readFolder(`${SEED}/${name}`, base)));
  const strays = inside.flat().filter(({ path }) => STRAY.test(basename(path)));
  return [...files.map((path) => ({ path, text: "" })), ...strays];
}

async function readFolder(folder: string, base: string): Promise<ContentFile[]> {
  const options = { withFileTypes: true, recursive: true } as const;
  const entries = await readdir(join(base, folder), options).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => ({ entry, path: pathBetween(base, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => !isLeftBehind(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return Promise.all(
    files.map(async ({ entry, path }) => {
      const isBroken = entry.isSymbolicLink() && !(await leadsToFile(join(base, path)));
      const hasText = isContent(path) && !isBroken;
      return { path, text: hasText ? await readFile(join(base, path), "utf8") : "", isBroken };
    }),
  );
}

function leadsToFile(link: string): Promise<boolean> {
  return stat(link).then(
    (target) => target.isFile(),
    () => false,
  );
}

export function isLeftBehind(path: string): boolean {
  return path.split("/").some((name) => LEFT_BEHIND.test(name));
}

export function isContent(path: string): boolean {
  return /\.(?:md|yaml)$/.test(basename(path));
}
