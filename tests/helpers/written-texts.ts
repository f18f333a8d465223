import { headings, series, size } from "../../shared/brand/home.ts";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { company, site } from "../../shared/brand/site.ts";
import { selectPlural } from "../../shared/i18n/plurals.ts";
import { readSeed } from "../../tools/content-import/read-seed.ts";
import { writtenText } from "./plain-text.ts";

/** The character that allows a line break in the brand's texts. Pages contain an element in place of this character. */
const ZERO_WIDTH_SPACE = "\u200b";

/** All texts of the embedded content and of the brand, line by line, as they are written in the files. */
export async function writtenTexts(): Promise<string> {
  const locales = await readSeed();
  const texts = textsIn([
    locales.map(({ seed }) => seed),
    ...[company, site, headings, series, size],
  ]);
  const written = texts.map((text) => writtenText(text.replaceAll(ZERO_WIDTH_SPACE, "")));
  return [...written, ...counts()].join("\n");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const MOST_ITEMS = 999;

/** The numbers of items, with their nouns, that pages show above lists, such as `34份公告`. */
function counts(): string[] {
  return pageRoutes.flatMap(({ itemNoun }) =>
    itemNoun
      ? Array.from({ length: MOST_ITEMS }, (_, n) => n + selectPlural("zh", n, itemNoun.zh))
      : [],
  );
}
