import { type Context, Hono } from "hono";
import * as v from "valibot";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { nodes, pageRoutes } from "../../shared/brand/pages.ts";
import { badRequest, notFound } from "../../shared/content/errors.ts";
import { nodeIdentifier } from "../../shared/content/fields.ts";
import { filterNames, isActive } from "../../shared/content/filters.ts";
import {
  ALLOWED_PAGE_SIZES,
  GROUPED_SIZE,
  KEYWORD_MAX_LENGTH,
  UNPAGED_SIZE,
} from "../../shared/content/limits.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { ContentApi, ListQuery, NodeId } from "../../shared/content/types.ts";
import {
  isItemId,
  POSITION_PARAMETER,
  pageNumber,
  readParameter,
  searchKeyword,
  searchSection,
} from "../../shared/routing/query.ts";
import { typedText } from "../../shared/text/typed-text.ts";
import type { AppEnv } from "../app-env.ts";
import { createContentApi } from "../content-api/content-api.ts";
import { enabledLocale } from "../middleware/context.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import { successHeaders } from "../responses/shareable.ts";

/** The JSON API for the browser (docs/api.md). It shares its cache entries with the pages. */
export const api = new Hono<AppEnv>();

/**
 * The parameters of `/contents` that have a limited number of values. If a request has any other parameter, shared
 * caches do not store the response. Otherwise visitors could fill the caches with made-up values.
 */
const LIST_PARAMETERS = [
  "domain",
  "filters",
  "isColor",
  "nodeId",
  "page",
  "pageSize",
  "view",
] as const;

api.get("/nodes", (c) => respond(c, "nodes", ["domain"], (content) => content.navigation()));
api.get("/contents", (c) =>
  respond(c, "contents", LIST_PARAMETERS, async (content) => {
    const { view, ...query } = listQueryOf(c);
    // The rate is limited, because a long list with bodies may have up to 8 MiB (LIST_LIMIT).
    if (view === "full" && (query.pageSize ?? 0) >= GROUPED_SIZE)
      await checkRateLimit(c, "SEARCH_LIMIT");
    const list = { ...query, nodeId: await nodeIdOf(c, content) };
    return view === "card" ? content.cards(list) : content.list(list);
  }),
);
api.get("/groups", (c) =>
  respond(c, "groups", ["domain", "nodeId", "view"], async (content) => {
    // The rate is limited, because the items with their bodies may have up to 4 MiB (GROUPS_LIMIT).
    await checkRateLimit(c, "SEARCH_LIMIT");
    const found = await content.groups(await nodeIdOf(c, content));
    return c.req.query("view") === "page" ? found : found.items;
  }),
);
api.get("/contents/:id", (c) => respond(c, "item", ["domain"], (content) => content.item(idOf(c))));
api.get("/contents/:id/adjacent", (c) =>
  respond(c, "adjacent", ["domain"], (content) => content.adjacentItems(idOf(c))),
);
api.get("/search", (c) =>
  respond(c, "search", [], async (content) => {
    const keyword = searchKeyword(c.var.url);
    const { length } = [...keyword];
    c.var.record.keywordLength = length;
    if (length > KEYWORD_MAX_LENGTH)
      throw badRequest(`keyword must not be longer than ${KEYWORD_MAX_LENGTH} characters`);
    if (length === 0) return EMPTY_RESULT;
    const { url } = c.var;
    return content.search({ keyword, page: pageNumber(url), section: searchSection(url) });
  }),
);
api.get("*", () => {
  throw notFound("the call");
});

const EMPTY_RESULT = { items: [], total: 0, page: 1, pageSize: 12, pageCount: 1 };

async function respond(
  c: Context<AppEnv>,
  call: string,
  parameters: readonly Parameter[],
  fetchPage: (content: ContentApi) => Promise<object>,
): Promise<Response> {
  c.var.record.route = `api ${call}`;
  const domain = c.req.query("domain") ?? defaultLocale;
  const locale = enabledLocale(c, domain);
  if (!locale) throw badRequest(`domain must be one of ${c.var.config.locales.join(", ")}`);
  const value = await fetchPage(createContentApi(locale, c.var.calls));
  const address = canonicalAddress(c, parameters, value);
  return Response.json(value, { headers: successHeaders(c.var, address) });
}

type Parameter = "domain" | "filters" | "isColor" | "nodeId" | "page" | "pageSize" | "view";

/** For each parameter, a function that returns the canonical form of the parameter's value. */
const canonicalValue: Record<Parameter, (value: string, shown: { page?: number }) => string> = {
  domain: String,
  filters: (value) => filterNames.filter((name) => value.split(",").includes(name)).join(),
  isColor: String,
  // Leading zeros are removed without parsing the number, because a number beyond 2^53 would change.
  nodeId: (value) => value.replace(/^0+(?=\d)/, ""),
  page: (_, { page = 1 }) => String(page),
  pageSize: String,
  view: (value) => (value === "card" || value === "page" ? value : ""),
};

/**
 * Returns the path with only the given parameters, each once and in its canonical form. They are in alphabetical order,
 * as in the requests of the site's own pages.
 */
function canonicalAddress(
  { req, var: { url } }: Context<AppEnv>,
  parameters: readonly Parameter[],
  shown: object,
): string {
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, canonicalValue[name](value, shown));
  }
  return req.path + (query.size > 0 ? `?${query}` : "");
}

/** The site requests these nodes by a fixed id, even if the navigation does not contain them. */
const NAMED_NODES = new Set<NodeId>([
  nodes.quickLinks,
  ...pageRoutes.flatMap(({ nodeId }) => nodeId ?? []),
]);

/** Reads the node's id. Unknown ids are rejected, because each would cost an upstream call and a cache entry. */
async function nodeIdOf(c: Context<AppEnv>, content: ContentApi): Promise<NodeId> {
  const parsed = v.safeParse(nodeIdentifier, c.req.query("nodeId"));
  if (!parsed.success) throw badRequest("nodeId must be a whole number");
  const nodeId = parsed.output;
  const isKnown =
    NAMED_NODES.has(nodeId) ||
    navigationOf(await content.navigation(), content.locale).nodeListMap.has(nodeId);
  if (isKnown) return nodeId;
  throw badRequest("nodeId must be the id of a node in the navigation");
}

const pageSizes = ALLOWED_PAGE_SIZES.map(String);

const listQuery = v.object({
  pageSize: v.optional(
    v.pipe(
      v.string(),
      v.transform(typedText),
      v.picklist(pageSizes, `pageSize must be one of ${pageSizes.join(", ")}`),
    ),
    String(UNPAGED_SIZE),
  ),
  view: v.optional(v.picklist(["card", "full"], "view must be card or full"), "full"),
  isColor: v.optional(v.picklist(["true", "false"], "isColor must be true or false")),
  [POSITION_PARAMETER]: v.optional(
    v.pipe(v.string(), v.check(isItemId, "position must be an item's id")),
  ),
  filters: v.optional(
    v.pipe(
      v.string(),
      v.transform((names) => names.split(",")),
      v.array(v.picklist(filterNames, `filters must be some of ${filterNames.join(", ")}`)),
    ),
  ),
});

/**
 * Reads the parameters of `/contents`, except for the node. An invalid page number counts as the first page, as in URLs
 * of pages.
 */
function listQueryOf(c: Context<AppEnv>): Omit<ListQuery, "nodeId"> & { view: "card" | "full" } {
  const parsed = v.safeParse(listQuery, c.req.query());
  if (!parsed.success) throw badRequest(parsed.issues[0].message);
  const { pageSize, view, isColor, position, filters: names } = parsed.output;
  const filters =
    names && Object.fromEntries(names.map((name) => [name, readParameter[name](c.var.url)]));
  if (filters && isActive(filters) && (isColor ?? position) !== undefined)
    throw badRequest("the value of a filter cannot be combined with isColor or position");
  return {
    page: pageNumber(c.var.url),
    pageSize: Number(pageSize),
    isColor: isColor && isColor === "true",
    position,
    filters,
    view,
  };
}

function idOf(c: Context<AppEnv>): string {
  const id = c.req.param("id") ?? "";
  if (!isItemId(id)) throw badRequest("the id may contain only letters, digits, - and _");
  return id;
}
