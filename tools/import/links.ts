import { type Locale, localPath } from "../../shared/i18n/locales.ts";
import { pageRoutes, redirectRoutes } from "../../shared/routing/table.ts";
import { itemAddress } from "./item-address.ts";
import type { Problem } from "./problems.ts";
import type { Seed } from "./seed.ts";

/** An address that content names, and where. */
export interface Link {
  address: string;
  file: string;
  line: number;
}

/** A locale's content with the addresses in it. */
export interface Linked {
  locale: Locale;
  seed: Seed;
  links: readonly Link[];
}

/** Paths of pages have no dot, those of files and feeds have one. */
const PAGE = /^(\/(?!\/)[^?#.]*)(?:[?#]|$)/;

/** Links to pages of the site that do not exist. */
export function checkLinks(locales: readonly Linked[], problems: Problem[]): void {
  const pages = new Set(locales.flatMap(pagesOf));
  for (const { address, file, line } of locales.flatMap(({ links }) => links)) {
    const [, path] = PAGE.exec(address) ?? [];
    if (path === undefined || pages.has(path)) continue;
    const message = `no page has the address ${path}; correct it, or remove the link`;
    problems.push({ file, line, message });
  }
}

/** Paths of all pages and redirects, and of the items' pages. */
function pagesOf({ locale, seed }: Linked): string[] {
  const lists = pageRoutes.filter(({ parent }) => parent === undefined);
  const paths = [...lists, ...redirectRoutes].map(({ path }) => localPath(locale, `/${path}`));
  const items = seed.items.map((item) => itemAddress(locale, seed, item));
  return [localPath(locale, "") || "/", ...paths, ...items];
}
