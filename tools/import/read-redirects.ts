import {
  locales as LOCALES,
  type Locale,
  localeOfPath,
  localPath,
} from "../../shared/i18n/locales.ts";
import { REDIRECTS } from "../../worker/upstream/node-tree.ts";
import { feedLists } from "../../worker/urls/feed-paths.ts";
import type { Files } from "./files.ts";
import { itemAddress } from "./item-address.ts";
import { type Linked, pathsOf } from "./links.ts";
import type { Problem } from "./problems.ts";
import { redirectsSchema } from "./schemas.ts";
import type { SeedFile, SeedNode } from "./seed.ts";
import { parseYaml, validate } from "./yaml-source.ts";

/** New paths by former path. */
type Redirects = ReadonlyMap<string, string>;

/** Ids of the nodes that redirects are sent as: larger than those that editors choose. */
const FIRST_ID = 1_000_000_000;

/** Addresses that are neither pages nor files. */
const OTHERS = [
  "/robots.txt",
  "/sitemap.xml",
  ...LOCALES.flatMap((locale) => feedLists.map(({ path }) => localPath(locale, path))),
];

/** Reads redirects.yaml; records problems, and returns the node that each locale sends its redirects as. */
export function readRedirects(
  file: SeedFile,
  linked: Linked & { files: Files },
  problems: Problem[],
): Map<Locale, SeedNode> {
  const source = parseYaml(file.path, file.text, 1, problems);
  const written = source && validate(redirectsSchema, source, problems);
  if (!source || !written) return new Map();
  const complain = (from: string, message: string) =>
    problems.push({ file: file.path, line: source.lineOf([from]), message: `${from}: ${message}` });
  const pages = new Set([...pathsOf(linked), ...OTHERS]);
  const exists = (path: string) => pages.has(path) || linked.files.get(path) !== undefined;
  const redirects = new Map<string, string>();
  for (const [from, target] of Object.entries(written)) {
    const key = from.toLowerCase();
    const to = typeof target === "number" ? addressOf(target, linked) : target;
    if (exists(from)) complain(from, "is a page or file of the site; remove the redirect");
    else if (redirects.has(key)) complain(from, "is there twice; remove one of them");
    else if (to !== undefined && isFormer(to, written)) {
      complain(from, `${to} is redirected itself; write where that leads`);
    } else if (to !== undefined && exists(to)) redirects.set(key, to);
    else if (!linked.unsure.has(String(target).replace(/.*\//, ""))) {
      complain(
        from,
        `there is no ${typeof target === "number" ? "item" : "page"} ${target}; correct it`,
      );
    }
  }
  const byLocale = LOCALES.map(
    (locale) => [locale, redirectsIn(locale, redirects, exists)] as const,
  );
  return new Map(
    byLocale.flatMap(([locale, own]) => (own.size > 0 ? [[locale, nodeOf(own)] as const] : [])),
  );
}

function addressOf(id: number, { locales }: Linked): string | undefined {
  for (const { locale, seed } of locales) {
    const item = seed.items.find((one) => one.id === id && !one.gone);
    if (item) return itemAddress(locale, seed, item);
  }
  return undefined;
}

function isFormer(path: string, written: object): boolean {
  return Object.keys(written).some((from) => from.toLowerCase() === path.toLowerCase());
}

/** A path that is written without a locale holds in the other one as well, where its target has a counterpart. */
function redirectsIn(locale: Locale, all: Redirects, exists: (path: string) => boolean): Redirects {
  const own = [...all].filter(([from]) => localeOfPath(from) === locale);
  if (locale === "zh") return new Map(own);
  const common = [...all]
    .filter(([from, to]) => localeOfPath(from) === "zh" && localeOfPath(to) === "zh")
    .map(([from, to]): [string, string] => [localPath(locale, from), localPath(locale, to)])
    .filter(([from, to]) => exists(to) && !exists(from));
  return new Map([...common, ...own]);
}

function nodeOf(redirects: Redirects): SeedNode {
  const common = { taxis: 0, isShow: false, childs: [] };
  const childs = Array.from(redirects, ([from, to], index) => ({
    ...common,
    nodeId: FIRST_ID + 1 + index,
    nodeName: from,
    nodeIndexName: "",
    linkUrl: to,
  }));
  return { ...common, nodeId: FIRST_ID, nodeName: REDIRECTS, nodeIndexName: REDIRECTS, childs };
}
