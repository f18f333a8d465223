import type { Problem } from "./problems.ts";
import { navigationSchema } from "./schemas.ts";
import type { Seed, SeedFile, SeedNode } from "./seed.ts";
import { parseYaml, validate, type YamlSource } from "./yaml-source.ts";

/** The content of a locale without its items. */
export type Navigation = Omit<Seed, "items">;

export interface ReadNavigation {
  navigation: Navigation;
  domainLine: number;
}

interface FoundNode {
  node: SeedNode;
  /** Its place in the file. */
  path: (string | number)[];
}

/** Reads navigation.yaml; records problems, and returns undefined if it cannot be used. */
export function readNavigation(
  { path, text }: SeedFile,
  problems: Problem[],
): ReadNavigation | undefined {
  const source = parseYaml(path, text, 1, problems);
  const navigation = source && validate(navigationSchema, source, problems);
  if (!source || !navigation) return undefined;
  checkUnique("nodeId", navigation, source, problems);
  checkUnique("nodeIndexName", navigation, source, problems);
  return { navigation, domainLine: source.lineOf(["domainId"]) };
}

/** Index names of nodes that items may belong to. */
export function indexNames(navigation: Navigation): Set<string> {
  return new Set(allNodes(navigation).map(({ node }) => node.nodeIndexName));
}

function checkUnique(
  key: "nodeId" | "nodeIndexName",
  navigation: Navigation,
  source: YamlSource,
  problems: Problem[],
): void {
  const seen = new Set<string | number>();
  for (const { node, path } of allNodes(navigation)) {
    if (seen.has(node[key])) {
      const message = `${key}: another node has ${node[key]} too; change one of them`;
      problems.push({ file: source.file, line: source.lineOf([...path, key]), message });
    }
    seen.add(node[key]);
  }
}

function allNodes({ root, others }: Navigation): FoundNode[] {
  const beside = others.flatMap((node, index) => withAllBelow(node, ["others", index]));
  return [...withAllBelow(root, ["root"]), ...beside];
}

function withAllBelow(node: SeedNode, path: FoundNode["path"]): FoundNode[] {
  const below = node.childs.flatMap((child, index) =>
    withAllBelow(child, [...path, "childs", index]),
  );
  return [{ node, path }, ...below];
}
