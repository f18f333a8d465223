import { describe, expect, test } from "vitest";
import type { ContentCard, NavigationNode, NodeTree } from "../../shared/content/types.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { createSite, type Site } from "../helpers/site.ts";

/** A node of the content service, with the nodes below it. */
interface ServiceNode {
  nodeId: number;
  nodeIndexName: string;
  childs: ServiceNode[];
}

let ids = 5000;
const deepNode = (name: string, childs: ServiceNode[] = []) => {
  const nodeId = ids++;
  return {
    id: nodeId,
    nodeId,
    nodeName: `栏目${nodeId}`,
    nodeIndexName: name || `DEEP ${nodeId}`,
    isShow: 1,
    taxis: nodeId,
    childs,
  };
};

/** Two thousand nodes: five hundred below each of four pages. One of these pages has groups. */
const BELOW = new Map<number, ServiceNode[]>(
  [2031, 2021, 2016, 2003].map((nodeId) => [
    nodeId,
    Array.from({ length: 100 }, () => {
      const lowest = Array.from({ length: 3 }, () => deepNode(""));
      return deepNode("", [deepNode("", lowest)]);
    }),
  ]),
);

const lowestBelow = (nodeId: number) => BELOW.get(nodeId)?.at(-1)?.childs[0]?.childs[2];

function deepSite(): Site {
  const site = createSite().on(/^node\/list 38/, (_, usual) => {
    const trees = structuredClone(usual()) as ServiceNode[];
    const extend = (node: ServiceNode) => {
      node.childs.forEach(extend);
      node.childs.push(...(BELOW.get(node.nodeId) ?? []));
    };
    trees.forEach(extend);
    return trees;
  });
  const item = newsItem(77, { node: lowestBelow(2031) });
  const solution = newsItem(78, { node: lowestBelow(2003) });
  site.on(/^content\/77$/, () => item);
  site.on(/^content\/list 2031/, () => ({ data: [item], totalCount: 1 }));
  site.on(/^content\/search/, () => ({ data: [item, solution], totalCount: 2 }));
  return site;
}

const ARTICLE = "/news/news_detail/77";
const GROUP = `/product/core_business?group=deep-${lowestBelow(2003)?.nodeId}`;

describe("a navigation with two thousand additional nodes", () => {
  test.each(["/news/press_releases", "/home", "/home/search?keyword=x", "/404", "/about/profile"])(
    "makes the document of %s longer only by the names of a few groups",
    async (path) => {
      const [deep, usual] = [await deepSite().text(path), await createSite().text(path)];
      expect(deep.length).toBeLessThan(usual.length + 3000);
    },
  );

  test.each([
    ["without children", () => deepNode("")],
    ["with a child each", () => deepNode("", [deepNode("")])],
    ["with a link each", () => ({ ...deepNode(""), linkUrl: "https://a.example/" })],
  ])(
    "shows only fifty of its nodes on each level of the header and the footer (nodes %s)",
    async (_, make) => {
      const wide = Array.from({ length: 2_000 }, make);
      const site = createSite().on(/^node\/list 38/, (_, usual) => {
        const [root] = usual() as [ServiceNode];
        return [{ ...root, childs: [...root.childs, ...wide] }];
      });
      const [deep, usual] = [await site.text("/404"), await createSite().text("/404")];
      expect(deep.length).toBeLessThan(usual.length + 60_000);
    },
  );

  test("is complete in /api/nodes", async () => {
    const tree: NodeTree = await (await deepSite().get("/api/nodes")).json();
    const count = (nodes: NavigationNode[]): number =>
      nodes.reduce((sum, { childs }) => sum + 1 + count(childs), 0);
    expect(count(tree.nodes)).toBeGreaterThan(2000);
  });

  test.each(["/news/press_releases", "/home/search?keyword=x"])(
    "gives an item of its deepest nodes an address in the document of %s",
    async (path) => {
      expect(await deepSite().text(path)).toContain(`<a href="${ARTICLE}"`);
    },
  );

  test("gives an item of one of hundreds of groups the address of its group", async () => {
    expect(await deepSite().text("/home/search?keyword=x")).toContain(
      `<a href="${GROUP}#chapter-78"`,
    );
  });

  test.each([
    ["contents?nodeId=2031", [ARTICLE]],
    ["contents?nodeId=2031&view=card", [ARTICLE]],
    ["search?keyword=x", [ARTICLE, `${GROUP}#chapter-78`]],
  ])("gives items the same addresses in /api/%s", async (call, addresses) => {
    const { items }: { items: ContentCard[] } = await (await deepSite().get(`/api/${call}`)).json();
    expect(items.map(({ href }) => href)).toEqual(addresses);
  });

  test("gives an item of its deepest nodes one page, and redirects other addresses to this page", async () => {
    const site = deepSite();
    expect((await site.get(ARTICLE)).status).toBe(200);
    const elsewhere = await site.get("/news/media_detail/77");
    expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([302, ARTICLE]);
  });
});
