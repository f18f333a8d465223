import { defaultLocale } from "../../shared/brand/locales.ts";
import { feeds } from "../../shared/brand/pages.ts";
import {
  locales as LOCALES,
  type Locale,
  localeOfPath,
  localPath,
} from "../../shared/i18n/locales.ts";
import type { Files } from "./assets.ts";
import { type Linked, pathsOf } from "./links.ts";
import { redirectsSchema } from "./schemas.ts";
import { complain, type SeedFile } from "./seed-file.ts";
import { readYaml } from "./yaml-source.ts";

/** New paths by former path. */
type Redirects = ReadonlyMap<string, string>;

/** Addresses that are neither pages nor files. */
const OTHERS = [
  "/robots.txt",
  "/sitemap.xml",
  ...LOCALES.flatMap((locale) => feeds.map(({ path }) => localPath(locale, path))),
];

/** Reads redirects.yaml; returns the redirects of each locale. */
export function readRedirects(
  file: SeedFile,
  linked: Linked & { files: Files },
): (locale: Locale) => Redirects {
  const source = readYaml(redirectsSchema, file);
  if (!source) return () => new Map();
  const written = source.value;
  const pages = new Set([...pathsOf(linked), ...OTHERS]);
  const exists = (path: string) => pages.has(path) || linked.files.get(path) !== undefined;
  const redirects = new Map<string, string>();
  for (const [from, target] of Object.entries(written)) {
    const refuse = (message: string) =>
      complain(file, source.lineOf([from]), `${from}: ${message}`);
    const to = typeof target === "number" ? linked.items.get(target) : target;
    if (exists(from)) refuse("is a page or file of the site; remove the redirect");
    else if (redirects.has(from.toLowerCase())) refuse("is there twice; remove one of them");
    else if (to !== undefined && isFormer(to, written)) {
      refuse(`${to} is redirected itself; write where that leads`);
    } else if (to !== undefined && exists(to)) redirects.set(from.toLowerCase(), to);
    else if (!linked.unsure.has(String(target).replace(/.*\//, ""))) {
      const what = typeof target === "number" ? "item" : "page";
      refuse(`there is no ${what} ${target}; correct it`);
    }
  }
  return (locale) => redirectsIn(locale, redirects, exists);
}

function isFormer(path: string, written: object): boolean {
  return Object.keys(written).some((from) => from.toLowerCase() === path.toLowerCase());
}

/** A path that is written without a locale holds in the others as well, where its target has a counterpart. */
function redirectsIn(locale: Locale, all: Redirects, exists: (path: string) => boolean): Redirects {
  const own = [...all].filter(([from]) => localeOfPath(from) === locale);
  if (locale === defaultLocale) return new Map(own);
  const common = [...all]
    .filter((paths) => paths.every((path) => localeOfPath(path) === defaultLocale))
    .map(([from, to]): [string, string] => [localPath(locale, from), localPath(locale, to)])
    .filter(([from, to]) => exists(to) && !exists(from));
  return new Map([...common, ...own]);
}
