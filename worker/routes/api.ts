import { type Context, Hono } from "hono";
import { ContentError } from "../../shared/content/errors.ts";
import { type FilterQuery, filterNames, isActive } from "../../shared/content/filters.ts";
import {
  ALLOWED_PAGE_SIZES,
  KEYWORD_MAX_LENGTH,
  QUICK_LINKS_NODE,
  UNPAGED_SIZE,
} from "../../shared/content/limits.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { ContentApi } from "../../shared/content/types.ts";
import {
  isItemId,
  POSITION_PARAMETER,
  pageNumber,
  searchKeyword,
  searchSection,
} from "../../shared/routing/query.ts";
import { pageRoutes } from "../../shared/routing/table.ts";
import type { AppEnv } from "../app-env.ts";
import { cacheStatus } from "../cache/cache-status.ts";
import { createContentApi } from "../content/content-api.ts";
import { sourceOf } from "../middleware/provide-content.ts";
import { apiError } from "../responses/errors.ts";
import { successHeaders } from "../responses/success-headers.ts";

/** The JSON API for the browser (docs/api.md); shares its cache entries with the pages. */
export const api = new Hono<AppEnv>();

api.get("/nodes", (c) => respond(c, "nodes", (content) => content.navigation()));
api.get("/contents", (c) =>
  respond(c, "contents", async (content) => {
    const query = {
      page: readPage(c),
      pageSize: pageSizeOf(c),
      isColor: isColorOf(c),
      position: positionOf(c),
      filters: filtersOf(c),
      nodeId: await nodeIdOf(c, content),
    };
    return viewOf(c) === "card" ? content.cards(query) : content.list(query);
  }),
);
api.get("/groups", (c) =>
  respond(c, "groups", async (content) => content.groups(await nodeIdOf(c, content))),
);
api.get("/contents/:id", (c) => respond(c, "item", (content) => content.item(idOf(c))));
api.get("/contents/:id/adjacent", (c) =>
  respond(c, "adjacent", (content) => content.adjacentItems(idOf(c))),
);
api.get("/search", (c) =>
  respond(c, "search", async (content) => {
    const keyword = keywordOf(c);
    c.get("record").keywordLength = [...keyword].length;
    if (keyword === "") return EMPTY_RESULT;
    return content.search({
      keyword,
      page: readPage(c),
      section: searchSection(new URL(c.req.url)),
    });
  }),
);
api.all("*", () => apiError(new ContentError("not-found", "unknown API path")));

const EMPTY_RESULT = { items: [], total: 0, page: 1, pageSize: 12, pageCount: 1 };

async function respond(
  c: Context<AppEnv>,
  call: string,
  fetchPage: (content: ContentApi) => Promise<unknown>,
): Promise<Response> {
  c.get("record").route = `api ${call}`;
  try {
    const value = await fetchPage(readContentApi(c));
    return Response.json(value, { headers: successHeaders(c.var, sourceOf(c)) });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const response = apiError(error);
    const status = cacheStatus(sourceOf(c).results);
    if (status) response.headers.set("cache-status", status);
    return response;
  }
}

function readContentApi(c: Context<AppEnv>): ContentApi {
  const domain = c.req.query("domain") ?? "zh";
  const locale = c.get("locales").find((name) => name === domain);
  if (!locale) throw badRequest(`domain must be one of ${c.get("locales").join(", ")}`);
  return createContentApi(locale, sourceOf(c));
}

/** Nodes with a fixed id are valid whatever the navigation contains. */
const NAMED_NODES = new Set([
  QUICK_LINKS_NODE,
  ...pageRoutes.flatMap(({ nodeId }) => nodeId ?? []),
]);

/** Unknown ids are rejected: each would cost an upstream call and a cache entry. */
async function nodeIdOf(c: Context<AppEnv>, content: ContentApi): Promise<number> {
  const value = c.req.query("nodeId") ?? "";
  if (!/^\d{1,15}$/.test(value)) throw badRequest("nodeId must be a whole number");
  const nodeId = Number(value);
  const isKnown =
    NAMED_NODES.has(nodeId) ||
    navigationOf(await content.navigation(), content.locale).nodeListMap.has(nodeId);
  if (isKnown) return nodeId;
  throw badRequest("nodeId must be that of a node of the navigation");
}

function isColorOf(c: Context<AppEnv>): boolean | undefined {
  const value = c.req.query("isColor");
  if (value === undefined) return undefined;
  if (value === "true" || value === "false") return value === "true";
  throw badRequest("isColor must be true or false");
}

function positionOf(c: Context<AppEnv>): string | undefined {
  const value = c.req.query(POSITION_PARAMETER);
  if (value === undefined || isItemId(value)) return value;
  throw badRequest("position must be an item's id");
}

function filtersOf(c: Context<AppEnv>): FilterQuery | undefined {
  const names = c.req.query("filters")?.split(",");
  if (names?.every((name) => filterNames.some((known) => known === name)) === false)
    throw badRequest(`filters must be some of ${filterNames.join(", ")}`);
  const filters = names && Object.fromEntries(names.map((name) => [name, c.req.query(name)]));
  const isNarrowed = filters && isActive(filters);
  if (isNarrowed && (isColorOf(c) !== undefined || positionOf(c) !== undefined))
    throw badRequest("the value of a filter cannot be combined with isColor or position");
  return filters;
}

/** An invalid page number counts as the first page, as in page URLs. */
function readPage(c: Context<AppEnv>): number {
  return pageNumber(new URL(c.req.url));
}

function pageSizeOf(c: Context<AppEnv>): number {
  const value = c.req.query("pageSize");
  if (value === undefined) return UNPAGED_SIZE;
  const size = ALLOWED_PAGE_SIZES.find((allowed) => String(allowed) === value);
  if (!size) throw badRequest(`pageSize must be one of ${ALLOWED_PAGE_SIZES.join(", ")}`);
  return size;
}

function viewOf(c: Context<AppEnv>): "card" | "full" {
  const view = c.req.query("view") ?? "full";
  if (view === "card" || view === "full") return view;
  throw badRequest("view must be card or full");
}

function idOf(c: Context<AppEnv>): string {
  const id = c.req.param("id") ?? "";
  if (!isItemId(id)) throw badRequest("the id must be letters, digits, - or _");
  return id;
}

function keywordOf(c: Context<AppEnv>): string {
  const keyword = searchKeyword(new URL(c.req.url));
  if ([...keyword].length <= KEYWORD_MAX_LENGTH) return keyword;
  throw badRequest(`keyword must not be longer than ${KEYWORD_MAX_LENGTH} characters`);
}

function badRequest(message: string): ContentError {
  return new ContentError("bad-request", message);
}
