import { locales as LOCALES, type Locale } from "../../shared/i18n/locales.ts";
import { DEFAULT_VIDEO_HOSTS } from "../../worker/config/video-hosts.ts";
import { similarTo } from "../cli/misspelling.ts";
import type { Assets } from "./assets.ts";
import { halfWidth } from "./characters.ts";
import { type AddedAt, checkIds } from "./check-ids.ts";
import { type ContentFile, isLeftBehind, REDIRECTS, SEED } from "./content-files.ts";
import {
  complain,
  type Finding,
  findingsOf,
  hasProblems,
  type Place,
  type SeedFile,
  saying,
  seedFile,
} from "./findings.ts";
import { itemPaths } from "./item-paths.ts";
import { checkLinks, pathsOf } from "./links.ts";
import { createRenderer } from "./markdown.ts";
import { languageFor } from "./messages/language.ts";
import type { Language } from "./messages/message.ts";
import { offeredFiles } from "./offered-files.ts";
import { type Memory, type ReadFile, readFile } from "./read-file.ts";
import type { PlacedItem } from "./read-items.ts";
import { indexNames, nodeCalled } from "./read-navigation.ts";
import { readRedirects } from "./read-redirects.ts";
import type { Seed } from "./seed.ts";
import { pairTranslations } from "./translations.ts";

/**
 * The content of a locale. It includes the lines at which the domain id, and the id and node name of each item, are
 * written. Checks that compare several items or locales report their problems at these lines.
 */
export interface ReadLocale {
  locale: Locale;
  seed: Seed;
  navigation: SeedFile;
  domainPlace: Place;
  items: PlacedItem[];
}

export interface CheckOptions {
  /** The language of the messages. If it is missing, each file's messages are in the language of that file. */
  language?: Language | undefined;
  /**
   * Tells when a file was added. If two items have the same id, the file names may not show which item is the copy.
   * Then the item in the older file keeps the id.
   */
  addedAt?: AddedAt;
  /** The hosts from which films may be embedded, from the setting `VIDEO_HOSTS`. */
  videoHosts?: readonly string[] | undefined;
}

export interface CheckedContent {
  /** The locales whose navigation can be read. */
  locales: ReadLocale[];
  /** The problems, sorted by file and line. They prevent an import. */
  problems: readonly Finding[];
  /** The notes, sorted by file and line. They do not prevent an import. */
  notes: readonly Finding[];
}

/**
 * Reads and checks all content. This function reads neither the disk nor the database, so `npm run edit` can pass
 * unsaved texts to it.
 */
export function checkContent(
  files: readonly ContentFile[],
  assets: Assets,
  options?: CheckOptions,
): CheckedContent {
  return createChecker(assets, options)(files);
}

/**
 * Returns a function that does the same as {@link checkContent}. Repeated calls are faster, because the function only
 * parses files whose text has changed since its last call.
 */
export function createChecker(
  assets: Assets,
  { language, addedAt = () => 0, videoHosts = DEFAULT_VIDEO_HOSTS.split(",") }: CheckOptions = {},
): (files: readonly ContentFile[]) => CheckedContent {
  const reader = { assets, render: createRenderer(assets, videoHosts) };
  const memory: Memory = new Map();
  return (files) => {
    const own = files.filter(({ path }) => !isLeftBehind(path));
    const read = own.map((content) => readFile(content, reader, language, memory));
    const folders = LOCALES.map((locale) => folderOf(locale, read, language));
    const locales = folders.flatMap((folder) => readLocale(folder) ?? []);
    checkIds(
      locales.flatMap(({ items }) => items),
      addedAt,
    );
    checkDomains(locales);
    pairTranslations(locales);
    const site = siteOf(locales, folders, assets);
    const redirects = read.find(({ file }) => file.path === REDIRECTS);
    const others = read.filter(
      ({ file }) => !folders.some(({ files }) => files.some((own) => own.file === file)),
    );
    const all = [...folders.flatMap((folder) => folder.files), ...others].map(({ file }) => file);
    checkLinks(all, site);
    if (redirects?.isReadable) {
      const redirectsIn = readRedirects(redirects.file, { ...site, files: assets.files });
      for (const { locale, seed } of locales) seed.redirects = redirectsIn(locale);
    }
    const [first] = locales;
    if (first) first.seed.files = offeredFiles(read, assets.served, redirectTargets(locales));
    return { locales, problems: findingsOf(all, "problem"), notes: findingsOf(all, "note") };
  };
}

function redirectTargets(locales: readonly ReadLocale[]): string[] {
  return locales.flatMap(({ seed }) => [...(seed.redirects?.values() ?? [])]);
}

interface LocaleFolder {
  locale: Locale;
  navigation: ReadFile;
  files: ReadFile[];
}

/**
 * The files of a locale. If navigation.yaml is missing, an empty navigation.yaml is added, so that the problem can be
 * reported for this file.
 */
function folderOf(
  locale: Locale,
  read: readonly ReadFile[],
  language: Language | undefined,
): LocaleFolder {
  const path = `${SEED}/${locale}/navigation.yaml`;
  const files = read.filter(({ file }) => file.path.startsWith(`${SEED}/${locale}/`));
  const navigation = files.find(({ file }) => file.path === path);
  if (navigation) return { locale, navigation, files };
  const file = seedFile(path, "", languageFor(path, language));
  complain(file, { line: 1 }, saying("file-missing", {}));
  const missing = { file, isReadable: false, items: [] };
  return { locale, navigation: missing, files: [...files, missing] };
}

/** Reads a locale. Returns undefined if its navigation cannot be used. */
function readLocale({ locale, navigation, files }: LocaleFolder): ReadLocale | undefined {
  const { tree, file: own } = navigation;
  if (!tree) return undefined;
  const items = files.flatMap((each) => each.items);
  const names = indexNames(tree.navigation);
  for (const { item, file, nodePlace } of items) {
    // Another check may already have reported this field, for example because the name contains an invisible character.
    // Then the field is not reported again.
    const isReported = file.findings.some(({ field }) => field === nodePlace.field);
    if (names.has(item.node) || isReported) continue;
    const meant = nodeCalled(item.node, tree.navigation);
    if (meant !== undefined) {
      complain(file, nodePlace, saying("node-meant", { name: item.node, write: `node: ${meant}` }));
      continue;
    }
    const similar = similarTo(item.node, [...names]);
    complain(file, nodePlace, saying("node-unknown", { name: item.node, file: own.path, similar }));
  }
  const seed = { ...tree.navigation, items: items.map(({ item }) => item) };
  return { locale, seed, navigation: own, domainPlace: tree.domainPlace, items };
}

/** The pages and files to which addresses in the content may lead. */
function siteOf(locales: readonly ReadLocale[], folders: readonly LocaleFolder[], assets: Assets) {
  const pathsOfItems = (isGone: boolean) =>
    new Map(
      locales.flatMap(({ locale, seed }) => {
        const items = seed.items.filter(({ gone = false }) => gone === isGone);
        return [...itemPaths(locale, { ...seed, items })];
      }),
    );
  const [items, withdrawn] = [pathsOfItems(false), pathsOfItems(true)];
  const pageOfFile = new Map(
    locales
      .flatMap((locale) => locale.items)
      .filter(({ file }) => file.path.endsWith(".md"))
      .flatMap(({ item, file }): [string, string][] => {
        const page = items.get(item.id);
        return page === undefined ? [] : [[file.path, page]];
      }),
  );
  const unsure = new Set(folders.flatMap(idsInDoubt));
  return { assets, items, withdrawn, pageOfFile, unsure, pages: pathsOf(items) };
}

/**
 * The ids of items in files with problems. If navigation.yaml has problems, returns the ids of all items in the
 * locale.
 */
function idsInDoubt({ navigation, files }: LocaleFolder): string[] {
  const wrong = files.filter(({ file }) => hasProblems(file));
  const isUnknown = hasProblems(navigation.file);
  return (isUnknown ? files : wrong).flatMap(({ file }) => idsIn(file));
}

const ID = /^[ \t]*(?:-[ \t]+)?id[ \t]*[:：][ \t]*["']?([\d０-９]+)/gim;

/** The ids that a file's text contains, even if the file cannot be parsed. */
function idsIn({ text }: SeedFile): string[] {
  return Array.from(text.matchAll(ID), ([, id = ""]) => halfWidth(id));
}

/**
 * Reports locales with the same domain id. The database identifies a node by its id together with the domain id, so
 * nodes of two such locales could be confused.
 */
function checkDomains(locales: readonly ReadLocale[]): void {
  const taken = new Map<number, Locale>();
  for (const { locale, seed, navigation, domainPlace } of locales) {
    const other = taken.get(seed.domainId);
    taken.set(seed.domainId, locale);
    if (other) complain(navigation, domainPlace, saying("domain-twice", { locale: other }));
  }
}
