import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { locales as LOCALES } from "../../shared/i18n/locales.ts";
import { listFiles } from "../cli/root.ts";
import { type Assets, readAssets } from "../content-import/assets.ts";
import { type CheckedContent, createChecker } from "../content-import/check-content.ts";
import { SEED } from "../content-import/content-files.ts";
import type { Language } from "./labels.ts";

/** Maps the path of a file to its unsaved text, or to undefined if the file is to be deleted. */
export type Drafts = ReadonlyMap<string, string | undefined>;

export interface CheckOptions {
  drafts?: Drafts;
  assets?: Assets;
  /** The language of the messages about files. */
  language?: Language;
}

/**
 * Keeps all content in memory. A check takes only milliseconds, because the importer parses only files that have
 * changed since the last check.
 */
export class LoadedContent {
  readonly base: string;
  readonly texts = new Map<string, string>();
  assets: Assets = { pictures: {}, files: new Map(), served: new Map(), drawings: new Map() };
  #assetsRead = "";
  #checkers = new WeakMap<Assets, Map<Language, ReturnType<typeof createChecker>>>();

  constructor(base: string) {
    this.base = base;
  }

  /** Reads all content files again, because other programs may have changed them. */
  async refresh(): Promise<void> {
    await this.#refreshAssets();
    const paths = (await listFiles(join(this.base, SEED)))
      .map((path) => `${SEED}/${path}`)
      .filter(isContentPath)
      .toSorted();
    for (const path of this.texts.keys()) if (!paths.includes(path)) this.texts.delete(path);
    for (const path of paths) this.texts.set(path, await readFile(join(this.base, path), "utf8"));
  }

  /**
   * Replaces `assets` if pictures or files for download have changed. The next check then reads all content again,
   * because any item may refer to them.
   */
  async #refreshAssets(): Promise<void> {
    const assets = await readAssets(this.base);
    const { pictures, files, served, drawings } = assets;
    const read = JSON.stringify([
      pictures,
      [...(files as Map<string, number>)],
      [...(served as Map<string, string>)],
      [...drawings],
    ]);
    if (read === this.#assetsRead) return;
    this.#assetsRead = read;
    this.assets = assets;
  }

  /** Checks the content as if the drafts were saved. Returns the content and the problems that the importer finds. */
  check({
    drafts = new Map(),
    assets = this.assets,
    language = "en",
  }: CheckOptions = {}): CheckedContent {
    const texts = new Map<string, string | undefined>([...this.texts, ...drafts]);
    const files = Array.from(texts, ([path, text]) => ({ path, text }));
    return this.#checker(
      assets,
      language,
    )(files.flatMap(({ path, text }) => (text === undefined ? [] : { path, text })));
  }

  #checker(assets: Assets, language: Language) {
    const known =
      this.#checkers.get(assets) ?? new Map<Language, ReturnType<typeof createChecker>>();
    const checker = known.get(language) ?? createChecker(assets, { language });
    this.#checkers.set(assets, known.set(language, checker));
    return checker;
  }
}

const FILE = new RegExp(
  `^(?:${SEED}/(?:${LOCALES.join("|")})/(?:[\\w-]+/)*[\\w-]+\\.(?:md|yaml)|${SEED}/redirects\\.yaml)$`,
);

/** Whether a path belongs to a content file. Editors may change only such files. */
export function isContentPath(path: string): boolean {
  return FILE.test(path);
}
