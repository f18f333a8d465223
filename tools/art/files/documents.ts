import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "../../../shared/i18n/locales.ts";
import { type Files, fileAddress } from "../../import/assets.ts";
import { checkContent } from "../../import/check-content.ts";
import { readContentFiles } from "../../import/content-files.ts";
import type { SeedItem } from "../../import/seed.ts";
import { ROOT } from "./places.ts";

/** An item whose body is offered as a PDF too. */
export interface PrintedItem {
  item: SeedItem;
  locale: Locale;
  /** Below client/public/files. */
  path: string;
}

/** Every file exists: these are about to be made, and the importer will check the others. */
const ANY_FILE: Files = { get: () => 0 };

const FOLDER = fileAddress("");

/** The items of both locales that name a PDF and have a text to print. */
export async function readPrintedItems(): Promise<PrintedItem[]> {
  const pictures = JSON.parse(await readFile(join(ROOT, "shared/brand/media.json"), "utf8"));
  const assets = { pictures, files: ANY_FILE, served: new Map(), drawings: new Map() };
  const { locales, problems } = checkContent(await readContentFiles(ROOT), assets);
  const wrong = new Set(problems.map(({ file }) => file));
  if (wrong.size > 0) console.warn(`  ${wrong.size} files have problems: see npm run content`);
  return locales.flatMap(({ locale, seed }) =>
    seed.items.flatMap((item) => {
      const { fileUrl = "" } = item.fields;
      if (!fileUrl.startsWith(FOLDER) || !fileUrl.endsWith(".pdf") || !item.content) return [];
      return [{ item, locale, path: fileUrl.slice(FOLDER.length) }];
    }),
  );
}
