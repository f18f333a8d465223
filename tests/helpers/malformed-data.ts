/** Data that is valid JSON but does not follow the protocol of content services. */

interface RawNode {
  nodeId: number;
  nodeName: string;
  taxis: number;
  childs: RawNode[];
}

/**
 * Adds broken items to a list. An empty list stays empty, because a list with only broken items counts as a failure.
 */
export function brokenItems(data: unknown, text: string): unknown {
  if (!isItemList(data) || data.data.length === 0) return data;
  const broken = [
    null,
    text,
    { title: text },
    { id: 5, content: text },
    { id: "../x", title: text },
  ];
  return { ...data, data: [...broken, ...data.data, [], { id: 6, title: " " }] };
}

/** Adds a copy beside every node. The copy has the same id as the node, and this title. */
export function repeatedNodes(data: unknown, name: string): unknown {
  return mapTrees(data, (node) => ({
    ...node,
    childs: node.childs.flatMap((child) => [child, { ...child, nodeName: name }]),
  }));
}

/** Makes every leaf of a tree contain copies of the leaf's ancestors, with this title. */
export function cyclicTree(data: unknown, name: string): unknown {
  return mapTrees(data, (node, above) =>
    node.childs.length > 0
      ? node
      : { ...node, childs: above.map((ancestor) => ({ ...ancestor, nodeName: name })) },
  );
}

/** Adds a branch with this many levels. Returns JSON, because some engines cannot stringify such a deep object. */
export function deepTree(data: unknown, levels: number): string {
  const names = Array.from({ length: levels }, (_, index) => index + 1);
  const branch =
    names
      .map((level) => `${JSON.stringify(node(900_000 + level, `深层节点${level}`)).slice(0, -2)}`)
      .join("") + "]}".repeat(levels);
  return JSON.stringify(withChildren(data, [node(0, "BRANCH")])).replace(
    JSON.stringify(node(0, "BRANCH")),
    branch,
  );
}

/** Adds this many nodes, in groups of fifty. Each group has a parent node of its own. */
export function hugeTree(data: unknown, count: number): unknown {
  const sections = Array.from({ length: count / 50 }, (_, section) => ({
    ...node(910_000 + section, `第${section}栏`),
    childs: Array.from({ length: 50 }, (_, index) => {
      const number = section * 50 + index + 1;
      return node(920_000 + number, `第${number}个节点`);
    }),
  }));
  return withChildren(data, sections);
}

function node(nodeId: number, nodeName: string): RawNode & { isShow: number } {
  return { nodeId, nodeName, taxis: nodeId, isShow: 1, childs: [] };
}

function withChildren(data: unknown, children: RawNode[]): unknown {
  if (!isTree(data)) return data;
  const [root, ...others] = data;
  return [{ ...root, childs: [...(root?.childs ?? []), ...children] }, ...others];
}

type MapNode = (node: RawNode, above: RawNode[]) => RawNode;

function mapTrees(data: unknown, map: MapNode): unknown {
  const walk = (current: RawNode, above: RawNode[]): RawNode => {
    const childs = current.childs.map((child) => walk(child, [...above, current]));
    return map({ ...current, childs }, above);
  };
  return isTree(data) ? data.map((root) => walk(root, [])) : data;
}

function isTree(data: unknown): data is RawNode[] {
  return Array.isArray(data) && data.every((entry) => "childs" in entry);
}

function isItemList(data: unknown): data is { data: unknown[] } {
  return typeof data === "object" && data !== null && "data" in data && Array.isArray(data.data);
}
