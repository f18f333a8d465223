import { newsItem } from "./fake-upstream.ts";
import { createSite, type Site } from "./site.ts";

/** Creates a site whose Chinese navigation has one node with these items. */
export function siteWithNode(nodeIndexName: string, items: readonly object[]): Site {
  const site = createSite();
  const node = { nodeId: 50, nodeName: "栏目", nodeIndexName, isShow: 1, taxis: 1 };
  const data = items.map((item, index) => newsItem(index + 1, { node, content: "", ...item }));
  site.upstream.on(/^node\/list 38/, () => [{ ...node, nodeId: 1, childs: [node] }]);
  site.upstream.on(/^content\/list 50/, () => ({ data, totalCount: data.length }));
  site.upstream.on(/^content\/listAll/, () => data);
  return site;
}
