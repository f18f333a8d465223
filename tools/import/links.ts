import { CALENDAR_PATH, feeds, pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";
import { locales as LOCALES, type Locale, localPath } from "../../shared/i18n/locales.ts";
import { addressProblem, type Site } from "./addresses.ts";
import { complain, type SeedFile } from "./findings.ts";

/** The content that links may lead to. */
export interface Linked {
  /** The paths of items by their ids, without items that were taken down. */
  items: ReadonlyMap<number, string>;
  /** The ids of items in files with problems. It is not known whether these items have pages. */
  unsure: ReadonlySet<string>;
}

/** Addresses that are neither pages nor files of the repository. */
const OTHERS = [
  "/licenses.txt",
  "/robots.txt",
  "/sitemap.xml",
  ...LOCALES.map((locale) => localPath(locale, CALENDAR_PATH)),
  ...LOCALES.flatMap((locale) => feeds.map(({ path }) => localPath(locale, path))),
];

/** Reports addresses that nobody can open. */
export function checkLinks(files: readonly SeedFile[], site: Site): void {
  for (const file of files) {
    for (const link of file.links) {
      const { address, kind, ...place } = link;
      const problem = addressProblem({ address, kind, field: place.field }, file.path, site);
      if (problem) complain(file, place, problem);
    }
  }
}

/** The paths of all pages, sections and items, and of everything else that responds. */
export function pathsOf({ items }: Linked): Set<string> {
  return new Set([...LOCALES.flatMap(pagesOf), ...items.values(), ...OTHERS]);
}

/** Paths of a locale's pages and sections. */
function pagesOf(locale: Locale): string[] {
  const lists = pageRoutes.filter(({ parent }) => parent === undefined);
  const paths = [...lists, ...redirectRoutes].map(({ path }) => localPath(locale, `/${path}`));
  return [localPath(locale, "") || "/", ...paths];
}
