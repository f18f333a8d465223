/** A row of the table `nodes`. */
export interface NodeRow {
  node_id: number;
  parent_id: number | null;
  node_name: string;
  index_name: string;
  link_url: string | null;
  taxis: number;
  is_show: number;
  opening: string | null;
  list: string | null;
}

/** A node in a response. This type lists only the fields that are needed here. */
interface ResponseNode {
  nodeId: number;
  childs: ResponseNode[];
}

export const NODES_SQL = `
  SELECT node_id, parent_id, node_name, index_name, link_url, taxis, is_show, opening, list
  FROM nodes WHERE domain_id = ?1 ORDER BY position`;

/** Returns the root with its tree, followed by the other top-level nodes. Rows must be in depth-first order. */
export function nodeList(rows: NodeRow[]): ResponseNode[] {
  const nodes = new Map<number | null, ResponseNode>();
  const topLevel: ResponseNode[] = [];
  for (const row of rows) {
    const node = {
      id: row.node_id,
      nodeId: row.node_id,
      nodeName: row.node_name,
      nodeIndexName: row.index_name,
      ...(row.link_url !== null && { linkUrl: row.link_url }),
      taxis: row.taxis,
      isShow: row.is_show,
      ...(row.opening !== null && { opening: row.opening }),
      ...(row.list !== null && { list: row.list }),
      childs: [],
    };
    nodes.set(node.nodeId, node);
    const siblings = nodes.get(row.parent_id)?.childs ?? topLevel;
    siblings.push(node);
  }
  return topLevel;
}
