import { pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";
import { locales as LOCALES, type Locale, localPath } from "../../shared/i18n/locales.ts";
import { complain, type SeedFile } from "./seed-file.ts";

/** Content that links lead to. */
export interface Linked {
  /** Paths by id of items that were not taken down. */
  items: ReadonlyMap<number, string>;
  /** Ids of items in files with problems: whether these have pages is not known. */
  unsure: ReadonlySet<string>;
}

/** Paths of pages have no dot, those of files and feeds have one. */
const PAGE = /^(\/(?!\/)[^?#.]*?([^/?#.]*))(?:[?#]|$)/;

/** Links to pages of the site that do not exist. */
export function checkLinks(files: readonly SeedFile[], linked: Linked): void {
  const pages = pathsOf(linked);
  for (const file of files) {
    for (const { address, line } of file.links) {
      const [, path, last = ""] = PAGE.exec(address) ?? [];
      if (path === undefined || pages.has(path) || linked.unsure.has(last)) continue;
      complain(file, line, `no page has the address ${path}; correct it, or remove the link`);
    }
  }
}

/** Paths of all pages, with those of sections and of items. */
export function pathsOf({ items }: Linked): Set<string> {
  return new Set([...LOCALES.flatMap(pagesOf), ...items.values()]);
}

/** Paths of a locale's pages and sections. */
function pagesOf(locale: Locale): string[] {
  const lists = pageRoutes.filter(({ parent }) => parent === undefined);
  const paths = [...lists, ...redirectRoutes].map(({ path }) => localPath(locale, `/${path}`));
  return [localPath(locale, "") || "/", ...paths];
}
