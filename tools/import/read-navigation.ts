import { pageRoutes, redirectRoutes } from "../../shared/routing/table.ts";
import { intended } from "../cli/misspelling.ts";
import type { Link } from "./links.ts";
import type { Problem } from "./problems.ts";
import { navigationSchema } from "./schemas.ts";
import type { Seed, SeedFile, SeedNode } from "./seed.ts";
import { parseYaml, validate, type YamlSource } from "./yaml-source.ts";

/** The content of a locale without its items. */
export type Navigation = Omit<Seed, "items">;

export interface ReadNavigation {
  navigation: Navigation;
  domainLine: number;
  links: Link[];
}

interface FoundNode {
  node: SeedNode;
  /** Its place in the file. */
  path: (string | number)[];
}

const pages = new Set(pageRoutes.map(({ indexName }) => indexName));
const sections = new Set(redirectRoutes.map(({ indexName }) => indexName));
const INDEX_NAMES = [...pages, ...sections].filter((name) => name !== undefined);

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
  checkPages({ node: navigation.root, path: ["root"] }, source, problems);
  return {
    navigation,
    domainLine: source.lineOf(["domainId"]),
    links: linksOf(navigation, source),
  };
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

/** Misspelt names of pages. A node may have none, and those below a page are its groups. */
function checkPages({ node, path }: FoundNode, source: YamlSource, problems: Problem[]): void {
  for (const [index, child] of node.childs.entries()) {
    const { nodeIndexName: name, isShow, linkUrl } = child;
    const place = [...path, "childs", index];
    if (!isShow || linkUrl || pages.has(name)) continue;
    if (sections.has(name)) {
      checkPages({ node: child, path: place }, source, problems);
      continue;
    }
    const meant = intended(name, INDEX_NAMES);
    if (meant === undefined) continue;
    const message = `nodeIndexName: no page has “${name}”; did you mean “${meant}”?`;
    problems.push({ file: source.file, line: source.lineOf([...place, "nodeIndexName"]), message });
  }
}

function linksOf(navigation: Navigation, source: YamlSource): Link[] {
  return allNodes(navigation).flatMap(({ node: { linkUrl: address }, path }) =>
    address ? [{ address, file: source.file, line: source.lineOf([...path, "linkUrl"]) }] : [],
  );
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
