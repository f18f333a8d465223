import { ICP_INDEX_NAME, QUICK_LINKS_NODE } from "../../shared/content/limits.ts";
import { type PageRoute, pageRoutes, redirectRoutes } from "../../shared/routing/table.ts";
import { type ViewKind, type ViewName, views } from "../../shared/routing/views.ts";
import { REDIRECTS } from "../../worker/upstream/node-tree.ts";

/** A node that the site looks up. */
export interface KnownNode {
  /** Its page, or where else its items are shown. */
  page: string;
  indexName?: string;
  /** Used if no node has the index name, or if there is none. */
  nodeId?: number;
  /** Pages of its items. */
  itemPage?: string;
  /** How its items are requested; absent for a node without items of its own. */
  call?: "content/list" | "content/listAll";
  /** Nothing is empty without it. */
  isOptional?: true;
  /** The page shows the bodies of the list's items. */
  needsBodies?: true;
  /** What the page is for: without these fields of its items it has little more than titles. */
  needs?: readonly ItemField[];
}

type ItemField = "address" | "fileUrl" | "linkUrl" | "publishTime" | "videoUrl";

/** Views that show the bodies of a list are of these kinds, with some exceptions. */
const KINDS_WITH_BODIES: readonly ViewKind[] = ["full-list", "groups", "positions"];
const VIEWS_WITHOUT_BODIES: readonly ViewName[] = [
  "executives",
  "fonts",
  "media-library",
  "network",
  "reports",
];

const NEEDS: Partial<Record<ViewName, readonly ItemField[]>> = {
  disclosures: ["publishTime", "fileUrl"],
  fonts: ["fileUrl"],
  headquarters: ["address"],
  list: ["publishTime"],
  "media-library": ["fileUrl"],
  "media-reports": ["publishTime"],
  network: ["address"],
  positions: ["address"],
  reports: ["fileUrl"],
  timeline: ["publishTime"],
  videos: ["videoUrl"],
};

/** All nodes that the site looks up: docs/content-service.openapi.yaml lists them as `x-nodes`. */
export const knownNodes: readonly KnownNode[] = [
  ...redirectRoutes.flatMap(({ indexName, to }) =>
    indexName ? [{ page: `/${to}`, indexName }] : [],
  ),
  ...pageRoutes.filter(({ indexName }) => indexName !== undefined).map(nodeOfPage),
  {
    page: "the results and dates above /announcement/information_disclosure",
    indexName: "RESULTS AND DATES",
    call: "content/list",
    needsBodies: true,
  },
  {
    page: "the notice in every footer: its first item",
    indexName: ICP_INDEX_NAME,
    call: "content/list",
    needsBodies: true,
  },
  {
    page: "the quick links of every page",
    nodeId: QUICK_LINKS_NODE,
    call: "content/list",
    needs: ["linkUrl"],
  },
  { page: "none: its childs are redirects", indexName: REDIRECTS, isOptional: true },
];

function nodeOfPage({ path, indexName, nodeId, view }: PageRoute): KnownNode {
  const { kind, hasNode = true } = views[view];
  const needsBodies = KINDS_WITH_BODIES.includes(kind) && !VIEWS_WITHOUT_BODIES.includes(view);
  const detail = pageRoutes.find(({ parent }) => parent !== undefined && parent === indexName);
  return {
    page: `/${path}`,
    ...(indexName && { indexName }),
    ...(nodeId !== undefined && { nodeId }),
    ...(detail && { itemPage: `/${detail.path.replace(":id", "{id}")}` }),
    ...(hasNode
      ? { call: kind === "groups" ? "content/listAll" : "content/list" }
      : { isOptional: true }),
    ...(needsBodies && { needsBodies }),
    ...(NEEDS[view] && { needs: NEEDS[view] }),
  };
}
