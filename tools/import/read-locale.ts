import type { Link } from "./links.ts";
import type { Problem } from "./problems.ts";
import { type Assets, type ItemFile, readItems } from "./read-items.ts";
import { indexNames, type Navigation, readNavigation } from "./read-navigation.ts";
import type { Seed, SeedFile } from "./seed.ts";

/** The content of a locale with its places in the files, for checks across locales. */
export interface ReadLocale {
  seed: Seed;
  domain: { file: string; line: number };
  places: ItemFile[];
}

/** Reads the files of a locale; adds problems and links, and returns undefined without a usable navigation. */
export function readLocale(
  folder: string,
  files: SeedFile[],
  assets: Assets,
  { problems, links }: { problems: Problem[]; links: Link[] },
): ReadLocale | undefined {
  const path = `${folder}/navigation.yaml`;
  const places = files
    .filter((file) => file.path !== path)
    .flatMap((file) => readItems(file, assets, { problems, links }));
  const file = files.find((candidate) => candidate.path === path);
  if (!file) problems.push({ file: path, line: 1, message: "is missing; add it" });
  const read = file && readNavigation(file, problems);
  if (!read) return undefined;
  const { navigation, domainLine } = read;
  links.push(...read.links);
  checkNodes(places, navigation, path, problems);
  return {
    seed: { ...navigation, items: places.map(({ item }) => item) },
    domain: { file: path, line: domainLine },
    places,
  };
}

function checkNodes(
  places: ItemFile[],
  navigation: Navigation,
  path: string,
  problems: Problem[],
): void {
  const names = indexNames(navigation);
  for (const { item, file, nodeLine } of places) {
    if (names.has(item.node)) continue;
    const message = `node: there is no “${item.node}”; use a nodeIndexName of ${path}`;
    problems.push({ file, line: nodeLine, message });
  }
}
