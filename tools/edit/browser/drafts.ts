import { createFormat, type Fields } from "../format.ts";
import type { Kind } from "../paths.ts";
import { call, language } from "./session.ts";

/** One of each kind: what was read is what a draft is compared with. */
export const formats: Record<Kind, ReturnType<typeof createFormat>> = {
  item: createFormat("item"),
  list: createFormat("list"),
  navigation: createFormat("navigation"),
  redirects: createFormat("redirects"),
};

export interface Problem {
  file: string;
  line: number;
  field?: string;
  message: string;
}

export interface Checked {
  problems: Problem[];
  /** Path of the page that shows the draft. */
  page: string | null;
}

/** An entry as Sveltia hands it to fields and previews: the data of one locale, and below `i18n` that of the others. */
export interface Entry {
  get(name: "path" | "slug" | "collection"): string | undefined;
  get(name: "data"): { toJS(): Fields };
  get(name: "i18n"): { toJS(): Record<string, { data: Fields }> };
}

/** Folders by the name of their collection, with a place for the locale. */
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

/** The text of an entry's file as it stands in the form. */
export function draftOf(entry: Entry): Draft {
  const data = entry.get("data").toJS();
  const path = pathOf(entry, data);
  return { path, text: formats[kindOfData(path, data)].toFile(data) };
}

/** A new file gets the name of its id, a translation that of its original. */
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

/** Whether an entry is shown in the locale that others are translated from. */
export function isOriginal(entry: Entry): boolean {
  return localeOf(entry) === locales[0];
}

/** What the folder or list that an entry belongs to begins with. */
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

/** What the importer says of a draft, and the page that shows it; one call for all fields of a form. */
export function check({ path, text }: Draft): Promise<Checked> {
  const key = `${path}\n${text}`;
  if (last?.key !== key) {
    last = { key, result: call("drafts", { path, language, drafts: [{ path, text }] }) };
  }
  return last.result;
}

const PAUSE_MS = 300;

/** Waits until an editor pauses. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
