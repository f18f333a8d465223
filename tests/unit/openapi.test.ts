import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import {
  footerPages,
  nodes as named,
  pageRoutes,
  redirectRoutes,
} from "../../shared/brand/pages.ts";
import { BLOCKS, OPENINGS } from "../../shared/content/blocks.ts";
import { itemSchema } from "../../shared/content/item-schema.ts";
import { ALLOWED_PAGE_SIZES, KEYWORD_MAX_LENGTH } from "../../shared/content/limits.ts";
import { respond } from "../../tools/mock-upstream/service.ts";
import { checkSignature } from "../../tools/mock-upstream/signature.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { parseNodeTree, REDIRECTS } from "../../worker/upstream/node-tree.ts";
import { parseItem } from "../../worker/upstream/schema.ts";
import { readDescription, validator } from "../helpers/openapi.ts";

const protocol = await readDescription("content-service.openapi.yaml");
const api = await readDescription("api.openapi.yaml");

describe.each([
  ["content-service.openapi.yaml", protocol, 6],
  ["api.openapi.yaml", api, 6],
])("%s", (_, description, calls) => {
  test("is OpenAPI 3.1 and describes every call", () => {
    expect(description.openapi).toMatch(/^3\.1\.\d$/);
    expect(Object.keys(description.paths)).toHaveLength(calls);
  });

  test("has valid schemas, and its references lead to definitions in the same file", () => {
    const validate = validator(description);
    for (const name of Object.keys(description.components.schemas)) validate(name, {});
    const references = JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, path = ""] of references) {
      const target = path
        .split("/")
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], description);
      expect(target, path).toBeDefined();
    }
  });
});

describe("the schemas of a content service's responses:", () => {
  const validate = validator(protocol);
  const payload = (condition: object) => JSON.stringify({ pageNo: 0, pageSize: 12, condition });
  const ofCall = (method: string, target: string, body = "") =>
    respond({ method, target: `/v1/web/api/${target}`, body }, smallSite).body;

  test.each([
    ["NodesResponse", "GET", "node/list?domainId=38", ""],
    ["ListResponse", "POST", "content/list?domainId=38", payload({ nodeId: 41 })],
    ["ListResponse", "POST", "content/listAll?domainId=38", payload({ nodeId: 41 })],
    ["ListResponse", "POST", "content/search?domainId=38", payload({ keyword: "新闻" })],
    ["ItemResponse", "GET", "content/500", ""],
    ["ItemResponse", "GET", "content/999", ""],
    ["Failure", "GET", "no/such/call", ""],
    ["Failure", "POST", "content/list?domainId=38", '{"pageNo":-1}'],
  ])("%s matches the response to %s %s", (schema, method, target, body) => {
    expect(validate(schema, ofCall(method, target, body))).toEqual([]);
  });

  test("invalid responses do not match", () => {
    expect(validate("ListResponse", { code: 1000, data: { data: [] } })).not.toEqual([]);
    expect(validate("NodesResponse", { code: 1000, data: [{ nodeId: "x" }] })).not.toEqual([]);
    expect(validate("Failure", { code: 1000 })).not.toEqual([]);
  });
});

describe("the site accepts every value that the protocol's description allows for", () => {
  const validate = validator(protocol);
  const texts = ["", " ", "\n", "a", "a b", "a/b", "钢", "a_-Z9", "007"];
  const long = ["a".repeat(64), "a".repeat(65)];
  const values = [...texts, ...long, 0, 7, -7, 1.5, true, null, [], {}];

  test.each(["id", "title"])("the %s of an item", (name) => {
    const items = values
      .map((value) => ({ id: 1, title: "a", [name]: value }))
      .filter((item) => validate("Item", item).length === 0);
    expect(items.length).toBeGreaterThan(2);
    for (const data of items) expect(parseItem({ code: 1000, data }, String).title).toBeDefined();
  });

  test.each(["nodeId", "nodeName"])("the %s of a node", (name) => {
    const nodes = values
      .map((value) => ({ nodeId: 1, nodeName: "a", [name]: value }))
      .filter((node) => validate("Node", node).length === 0);
    expect(nodes.length).toBeGreaterThan(2);
    for (const node of nodes) {
      const data = [{ nodeId: 9, nodeName: "b", childs: [node] }];
      expect(parseNodeTree({ code: 1000, data }).nodes).toHaveLength(1);
    }
  });
});

interface Properties {
  properties: object;
}

test("the description of /api contains every field of an item", () => {
  const text = "热轧智能工厂一期投运，全年产量达到两万六千吨";
  const content = `<h2>${text}</h2><p>共 26 个</p><table><tr><td>1</td></tr></table>`;
  const data = {
    id: 1,
    title: text,
    address: "江苏省南京市江北新区浦滨路998号",
    summary: text.repeat(6),
    content,
  };
  const parsed = Object.keys(parseItem({ code: 1000, data }, String));
  expect(parsed).toEqual(
    expect.arrayContaining([
      "addressBreaks",
      "shortSummaryWords",
      "summaryBreaks",
      "summaryWords",
      "tables",
    ]),
  );
  const { ContentCard: card, ContentItem: item } = api.components.schemas as {
    ContentCard: Properties;
    ContentItem: { allOf: [object, Properties] };
  };
  const described = Object.keys({ ...card.properties, ...item.allOf[1].properties });
  expect(described).toEqual(
    expect.arrayContaining([...Object.keys(itemSchema.entries), ...parsed]),
  );
});

test.each(["docs/content-service.openapi.yaml", "content/README.md"])(
  "%s names every kind of block, and every kind of opening (the top part of a page)",
  async (path) => {
    const document = await readFile(path, "utf8");
    const names = [...BLOCKS, ...OPENINGS].filter((name) => !document.includes(`\`${name}\``));
    expect(names).toEqual([]);
  },
);

describe("the description of the protocol for content services", () => {
  const nodes = protocol["x-nodes"] as { page: string; indexName?: string; nodeId?: number }[];
  const names = nodes.map(({ indexName }) => indexName);

  test("lists the nodes of all pages, with the calls for their items", () => {
    const pages = pageRoutes.flatMap(({ path, indexName, nodeId, parameters, hasNode = true }) => {
      if (indexName === undefined) return [];
      const detail = pageRoutes.find(({ parent }) => parent === indexName);
      const call = parameters?.includes("group") ? "content/listAll" : "content/list";
      const itemPage = detail && `/${detail.path.replace(":id", "{id}")}`;
      return { page: `/${path}`, indexName, nodeId, itemPage, call: hasNode ? call : undefined };
    });
    const sections = redirectRoutes.flatMap(({ indexName, to }) =>
      indexName === undefined ? [] : { page: `/${to}`, indexName },
    );
    const listed = nodes
      .filter(({ page, indexName }) => page.startsWith("/") && indexName !== undefined)
      .map((node) => ({ nodeId: undefined, itemPage: undefined, call: undefined, ...node }));
    for (const node of [...sections, ...pages]) {
      expect(listed).toContainEqual(expect.objectContaining(node));
    }
    expect(listed).toHaveLength(sections.length + pages.length);
  });

  test("lists the nodes that are not pages, such as the node of the quick links", () => {
    const byName = Object.values(named).filter((value) => typeof value === "string");
    expect(byName).toContain("RESULTS AND DATES");
    expect(names).toEqual(expect.arrayContaining([...byName, ...footerPages, REDIRECTS]));
    expect(nodes).toContainEqual(expect.objectContaining({ nodeId: named.quickLinks }));
  });

  test("names the page sizes of lists", () => {
    const { description } = protocol.components.schemas.PageSize as { description: string };
    for (const size of ALLOWED_PAGE_SIZES) expect(description).toMatch(new RegExp(`\\b${size}\\b`));
  });

  test("has a signing example that works", async () => {
    const [sample] = protocol.paths["/hooks/content-changed"]?.post?.["x-codeSamples"] ?? [];
    const url = `data:text/javascript,${encodeURIComponent(sample?.source ?? "")}`;
    const { signedHeaders } = await import(/* @vite-ignore */ url);
    const call = { method: "POST", target: "/hooks/content-changed", body: '{"all":true}' };
    const headers = signedHeaders({ ...call, user: "web-portal", key: smallSite.key });
    expect(checkSignature({ ...call, headers }, smallSite, new Set())).toBeUndefined();
    expect(checkSignature({ ...call, headers }, { key: "other" }, new Set())).toBe("x-signature");
  });
});

test("api.openapi.yaml names the longest keyword that the search accepts", () => {
  expect(api.paths["/search"]?.get?.parameters).toContainEqual(
    expect.objectContaining({
      name: "keyword",
      schema: { type: "string", maxLength: KEYWORD_MAX_LENGTH },
    }),
  );
});
