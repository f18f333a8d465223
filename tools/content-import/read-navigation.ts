import { pageRoutes, redirectRoutes } from "../../shared/brand/pages.ts";
import { intended } from "../cli/misspelling.ts";
import { complain, type Place, type SeedFile, saying } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";
import { navigationSchema } from "./schemas.ts";
import type { Seed, SeedNode } from "./seed.ts";
import { readYaml } from "./yaml-source.ts";

/** The content of a locale without its items. */
export type Navigation = Omit<Seed, "items">;

type Path = readonly (string | number)[];

interface FoundNode {
  node: SeedNode;
  /** The keys and indexes that lead to the node in the file, such as `["root", "childs", 2]`. */
  path: Path;
}

const pages = new Set(pageRoutes.map(({ indexName }) => indexName));
const sections = new Set(redirectRoutes.map(({ indexName }) => indexName));
const INDEX_NAMES = [...pages, ...sections].filter((name) => name !== undefined);

/** Reads navigation.yaml. Returns undefined if its problems make it unusable. */
export function readNavigation(
  file: SeedFile,
): { navigation: Navigation; domainPlace: Place } | undefined {
  const source = readYaml(navigationSchema, file);
  if (!source) return undefined;
  const { value: navigation, placeOf } = source;
  const refuse = (path: Path, said: Saying) => complain(file, placeOf(path), said);
  for (const key of ["nodeId", "nodeIndexName"] as const) checkUnique(key, navigation, refuse);
  checkPages({ node: navigation.root, path: ["root"] }, refuse);
  for (const { node, path } of allNodes(navigation)) {
    const { linkUrl: address } = node;
    if (address) file.links.push({ address, kind: "link", ...placeOf([...path, "linkUrl"]) });
  }
  return { navigation, domainPlace: placeOf(["domainId"]) };
}

/** The index names of all nodes to which items may belong. */
export function indexNames(navigation: Navigation): Set<string> {
  return new Set(allNodes(navigation).map(({ node }) => node.nodeIndexName));
}

/** Guesses which node an editor meant by a node's title or by a misspelt index name. Returns the node's index name. */
export function nodeCalled(name: string, navigation: Navigation): string | undefined {
  const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  const called = allNodes(navigation).filter(({ node }) =>
    [node.nodeName, node.nodeIndexName].some((each) => plain(each) === plain(name)),
  );
  const [only, other] = called;
  return other === undefined ? only?.node.nodeIndexName : undefined;
}

/** Reports a problem with the value at a path. */
type Refuse = (path: Path, said: Saying) => void;

function checkUnique(
  key: "nodeId" | "nodeIndexName",
  navigation: Navigation,
  refuse: Refuse,
): void {
  const seen = new Set<string | number>();
  for (const { node, path } of allNodes(navigation)) {
    const value = node[key];
    if (seen.has(value)) {
      refuse([...path, key], saying("node-twice", { value }));
    }
    seen.add(value);
  }
}

/** Reports index names that are similar to the index name of a page or section, but not the same. */
function checkPages({ node, path }: FoundNode, refuse: Refuse): void {
  for (const [index, child] of node.childs.entries()) {
    const { nodeIndexName: name, isShow, linkUrl } = child;
    const place = [...path, "childs", index];
    if (!isShow || linkUrl || pages.has(name)) continue;
    if (sections.has(name)) {
      checkPages({ node: child, path: place }, refuse);
      continue;
    }
    const meant = intended(name, INDEX_NAMES);
    if (meant !== undefined) {
      refuse([...place, "nodeIndexName"], saying("page-meant", { name, meant }));
    }
  }
}

function allNodes({ root, others }: Navigation): FoundNode[] {
  const beside = others.flatMap((node, index) => withAllBelow(node, ["others", index]));
  return [...withAllBelow(root, ["root"]), ...beside];
}

function withAllBelow(node: SeedNode, path: Path): FoundNode[] {
  const below = node.childs.flatMap((child, index) =>
    withAllBelow(child, [...path, "childs", index]),
  );
  return [{ node, path }, ...below];
}
