import { CALENDAR_PATH, feeds, pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";
import { locales as LOCALES, type Locale, localPath } from "../../shared/i18n/locales.ts";
import { addressProblem, type Site } from "./addresses.ts";
import { complain, note, type SeedFile } from "./findings.ts";

/** The items to which links may lead. */
export interface Linked {
  /** Maps the id of an item to the path of its page. Items that were taken down are left out. */
  items: ReadonlyMap<number, string>;
  /** Maps the id of an item that was taken down to the path of its page. */
  withdrawn: ReadonlyMap<number, string>;
  /**
   * The ids of items in files with problems. Nobody knows yet whether these items will have pages, so links to them are
   * accepted.
   */
  unsure: ReadonlySet<string>;
}

/** The addresses of feeds, calendars and other responses that are neither pages nor files in the repository. */
const OTHERS = [
  "/licenses.txt",
  "/robots.txt",
  "/sitemap.xml",
  ...LOCALES.map((locale) => localPath(locale, CALENDAR_PATH)),
  ...LOCALES.flatMap((locale) => feeds.map(({ path }) => localPath(locale, path))),
];

/**
 * Reports addresses that lead nowhere. A link to an item that was taken down is only noted, because it must not delay
 * the import that removes the item.
 */
export function checkLinks(files: readonly SeedFile[], site: Site): void {
  for (const file of files) {
    for (const link of file.links) {
      const { address, kind, ...place } = link;
      const said = addressProblem({ address, kind, field: place.field }, file.path, site);
      if (said) (said.code === "page-withdrawn" ? note : complain)(file, place, said);
    }
  }
}

/** The paths of all pages and items, and of responses such as feeds. */
export function pathsOf(items: Linked["items"]): Set<string> {
  return new Set([...LOCALES.flatMap(pagesOf), ...items.values(), ...OTHERS]);
}

/** The paths of all pages and sections in a locale. */
function pagesOf(locale: Locale): string[] {
  const lists = pageRoutes.filter(({ parent }) => parent === undefined);
  const paths = [...lists, ...redirectRoutes].map(({ path }) => localPath(locale, `/${path}`));
  return [localPath(locale, "") || "/", ...paths];
}
