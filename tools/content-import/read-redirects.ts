import { defaultLocale } from "../../shared/brand/locales.ts";
import { type Locale, localeOfPath, localPath } from "../../shared/i18n/locales.ts";
import type { Files } from "./assets.ts";
import { complain, note, type SeedFile, saying } from "./findings.ts";
import { type Linked, pathsOf } from "./links.ts";
import type { Saying } from "./messages/messages.ts";
import { redirectsSchema } from "./schemas.ts";
import { readYaml } from "./yaml-source.ts";

/** Maps each former path to its new path. */
type Redirects = ReadonlyMap<string, string>;

/** Reads redirects.yaml. Returns a function that selects the redirects of a locale. */
export function readRedirects(
  file: SeedFile,
  linked: Linked & { files: Files },
): (locale: Locale) => Redirects {
  const source = readYaml(redirectsSchema, file);
  if (!source) return () => new Map();
  const written = source.value;
  const { items, withdrawn, files } = linked;
  const pages = pathsOf(items);
  const isWithdrawn = (path: string) => [...withdrawn.values()].includes(path);
  const exists = (path: string) => pages.has(path) || files.get(path) !== undefined;
  const redirects = new Map<string, string>();
  for (const [from, target] of Object.entries(written)) {
    const place = source.placeOf([from]);
    const refuse = (said: Saying) => complain(file, place, said);
    const to = typeof target === "number" ? (items.get(target) ?? withdrawn.get(target)) : target;
    if (exists(from)) refuse(saying("redirect-exists", { from }));
    else if (redirects.has(from.toLowerCase())) refuse(saying("redirect-twice", { from }));
    else if (to !== undefined && isFormer(to, written)) refuse(saying("redirect-again", { to }));
    else if (to !== undefined && exists(to)) redirects.set(from.toLowerCase(), to);
    else if (to !== undefined && isWithdrawn(to)) {
      note(file, place, saying("redirect-withdrawn", { to }));
      redirects.set(from.toLowerCase(), to);
    } else if (!linked.unsure.has(String(target).replace(/.*\//, ""))) {
      const isItem = typeof target === "number";
      refuse(saying(isItem ? "redirect-no-item" : "redirect-nowhere", { to: target }));
    }
  }
  return (locale) => redirectsIn(locale, redirects, exists);
}

function isFormer(path: string, written: object): boolean {
  return Object.keys(written).some((from) => from.toLowerCase() === path.toLowerCase());
}

/**
 * The redirects of a locale. A redirect of the default locale also applies to each other locale in which its target
 * exists. For example, a redirect from `/a` to `/b` also redirects `/en/a` to `/en/b` if `/en/b` exists.
 */
function redirectsIn(locale: Locale, all: Redirects, exists: (path: string) => boolean): Redirects {
  const own = [...all].filter(([from]) => localeOfPath(from) === locale);
  if (locale === defaultLocale) return new Map(own);
  const common = [...all]
    .filter((paths) => paths.every((path) => localeOfPath(path) === defaultLocale))
    .map(([from, to]): [string, string] => [localPath(locale, from), localPath(locale, to)])
    .filter(([from, to]) => exists(to) && !exists(from));
  return new Map([...common, ...own]);
}
