import { createFormat, type Fields } from "../format.ts";
import type { Kind } from "../paths.ts";
import { call, language } from "./session.ts";

/**
 * Maps each kind of file to the object that reads and writes files of this kind. The object remembers the texts that it
 * has read, so that it can write unchanged parts of a file exactly as they were.
 */
export const formats: Record<Kind, ReturnType<typeof createFormat>> = {
  item: createFormat("item"),
  list: createFormat("list"),
  navigation: createFormat("navigation"),
  redirects: createFormat("redirects"),
};

/** A problem or a note of the importer. */
export interface Finding {
  file: string;
  line: number;
  field?: string;
  message: string;
}

interface Checked {
  /** The problems in the draft's own file. They must be corrected before the draft can be saved. */
  problems: Finding[];
}

export interface Previewed extends Checked {
  /** What editors should look at, although the draft can be saved. Notes may be about other files, too. */
  notes: Finding[];
  /** Path of the page that shows the draft, or null if no page shows it. */
  page: string | null;
}

/**
 * An entry in the form in which Sveltia passes it to fields and previews. It contains the data of one locale. The data
 * of the other locales is below the key `i18n`.
 */
export interface Entry {
  get(name: "path" | "slug" | "collection"): string | undefined;
  get(name: "data"): { toJS(): Fields };
  get(name: "i18n"): { toJS(): Record<string, { data: Fields }> };
}

/** Maps the name of a collection to its folder. The folder's path contains a placeholder for the locale. */
const folders = new Map<string, string>();
let locales: readonly string[] = [];

interface Config {
  i18n: { locales: string[] };
  collections: { name: string; folder?: string }[];
}

export function rememberFolders(config: Config): void {
  locales = config.i18n.locales;
  for (const { name, folder } of config.collections) if (folder) folders.set(name, folder);
}

export interface Draft {
  path: string;
  text: string;
}

/** The path and text of the file that Sveltia would write if the editor saved the entry now. */
export function draftOf(entry: Entry): Draft {
  const data = entry.get("data").toJS();
  const path = pathOf(entry, data);
  return { path, text: formats[kindOfData(path, data)].toFile(data) };
}

/** The path of an entry's file. A new file is named after its id. A new translation gets the original's file name. */
function pathOf(entry: Entry, data: Fields): string {
  const known = entry.get("path") ?? "";
  if (/\.(?:md|yaml)$/.test(known)) return known;
  const folder = folders.get(entry.get("collection") ?? "") ?? "";
  return `${folder.replace("{{locale}}", localeOf(entry))}/${known || entry.get("slug") || data.id}.md`;
}

export function localeOf(entry: Entry): string {
  const others = Object.keys(entry.get("i18n").toJS());
  return locales.find((each) => !others.includes(each)) ?? "";
}

/** Whether an entry is the original. Editors translate from the original's locale into the other locales. */
export function isOriginal(entry: Entry): boolean {
  return localeOf(entry) === locales[0];
}

/** The folder that contains an entry's Markdown file. For a YAML list, the path of the file itself. */
export function placeOf(entry: Entry): string {
  const { path } = draftOf(entry);
  return path.endsWith(".md") ? path.slice(0, path.lastIndexOf("/") + 1) : path;
}

function kindOfData(path: string, data: Fields): Kind {
  if (path.endsWith(".md")) return "item";
  if (data.domainId !== undefined) return "navigation";
  return data.redirects === undefined ? "list" : "redirects";
}

let last: { key: string; result: Promise<Checked> } | undefined;

/** Asks the server for the problems in a draft. All fields of a form check the same draft, so they share one call. */
export function check({ path, text }: Draft): Promise<Checked> {
  const key = `${path}\n${text}`;
  if (last?.key !== key) last = { key, result: call("check", { path, text, language }) };
  return last.result;
}

/** The last call of {@link previewDraft}. It resolves even if the call fails. */
let previewing: Promise<unknown> = Promise.resolve();

/**
 * Makes the previewed site show a draft. Resolves with the draft's problems and notes, and with the path of its page.
 * Each call waits for the call before it. Otherwise the server might handle an older draft last, and the site would
 * show it.
 */
export function previewDraft({ path, text }: Draft): Promise<Previewed> {
  const previewed = previewing.then(() => call<Previewed>("preview", { path, text, language }));
  previewing = previewed.catch(() => {});
  return previewed;
}

const PAUSE_MS = 300;

/** Waits for a moment, because the editor may still be typing. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
