import type { Pictures } from "./pictures.ts";
import type { Problem } from "./problems.ts";
import { type ItemFile, readItems } from "./read-items.ts";
import { navigationSchema } from "./schemas.ts";
import type { Seed, SeedNode } from "./seed.ts";
import { parseYaml, validate } from "./yaml-source.ts";

/** A file of an edition: its path as shown to an editor, and its text. */
export interface SeedFile {
  path: string;
  text: string;
}

/** An edition and where each of its items stands, for checks across editions. */
export interface ReadEdition {
  seed: Seed;
  places: ItemFile[];
}

/** Reads the files of one edition; problems are noted and what has none is kept. */
export function readEdition(
  folder: string,
  files: SeedFile[],
  pictures: Pictures,
  problems: Problem[],
): ReadEdition | undefined {
  const isNavigation = ({ path }: SeedFile) => path === `${folder}/navigation.yaml`;
  const navigation = files.find(isNavigation);
  if (!navigation) {
    problems.push({ file: `${folder}/navigation.yaml`, line: 1, message: "is missing; add it" });
    return undefined;
  }
  const tree = readNavigation(navigation, problems);
  const places = files
    .filter((file) => !isNavigation(file))
    .flatMap((file) => readItems(file, pictures, problems));
  if (!tree) return undefined;
  checkNodes(places, tree, navigation.path, problems);
  return { seed: { ...tree, items: places.map(({ item }) => item) }, places };
}

function readNavigation({ path, text }: SeedFile, problems: Problem[]) {
  const source = parseYaml(path, text, 1, problems);
  const tree = source && validate(navigationSchema, source, problems);
  if (!source || !tree) return undefined;
  const nodes = [
    ...withPaths(tree.root, ["root"]),
    ...tree.others.flatMap((node, index) => withPaths(node, ["others", index])),
  ];
  for (const key of ["nodeId", "nodeIndexName"] as const) {
    const seen = new Set<unknown>();
    for (const { node, path: where } of nodes) {
      if (seen.has(node[key])) {
        const message = `${key}: another node has ${node[key]} too; change one of them`;
        problems.push({ file: path, line: source.lineOf([...where, key]), message });
      }
      seen.add(node[key]);
    }
  }
  return tree;
}

function withPaths(node: SeedNode, path: unknown[]): { node: SeedNode; path: unknown[] }[] {
  const below = node.childs.flatMap((child, index) => withPaths(child, [...path, "childs", index]));
  return [{ node, path }, ...below];
}

function checkNodes(
  places: ItemFile[],
  tree: Omit<Seed, "items">,
  navigation: string,
  problems: Problem[],
): void {
  const nodes = [tree.root, ...tree.others].flatMap((node) => withPaths(node, []));
  const names = new Set(nodes.map(({ node }) => node.nodeIndexName));
  for (const { item, file, nodeLine } of places) {
    if (names.has(item.node)) continue;
    const message = `node: there is no “${item.node}”; use a nodeIndexName of ${navigation}`;
    problems.push({ file, line: nodeLine, message });
  }
}
