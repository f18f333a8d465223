import { type Context, Hono } from "hono";
import { ContentError } from "../../shared/content/errors.ts";
import {
  ALLOWED_PAGE_SIZES,
  KEYWORD_MAX_LENGTH,
  UNPAGED_SIZE,
} from "../../shared/content/limits.ts";
import {
  isItemId,
  pageNumber,
  searchKeyword,
  searchSection,
} from "../../shared/content/parameters.ts";
import type { ContentApi } from "../../shared/content/types.ts";
import { apiError } from "../answers/api-error.ts";
import { successHeaders } from "../answers/success-headers.ts";
import type { AppEnv } from "../app-env.ts";
import { cacheStatus } from "../cache/cache-status.ts";

/** JSON for the browser (contract section 4); the same cache as the pages. */
export const api = new Hono<AppEnv>();

api.get("/nodes", (c) => answer(c, "nodes", (content) => content.navigation()));
api.get("/contents", (c) =>
  answer(c, "contents", (content) => {
    const query = {
      nodeId: requiredNumber(c, "nodeId"),
      page: pageOf(c),
      pageSize: pageSizeOf(c),
    };
    return viewOf(c) === "card" ? content.cards(query) : content.list(query);
  }),
);
api.get("/groups", (c) =>
  answer(c, "groups", (content) => content.groups(requiredNumber(c, "nodeId"))),
);
api.get("/contents/:id", (c) => answer(c, "item", (content) => content.item(idOf(c))));
api.get("/contents/:id/surroundings", (c) =>
  answer(c, "surroundings", (content) => content.surroundings(idOf(c))),
);
api.get("/search", (c) =>
  answer(c, "search", async (content) => {
    const keyword = keywordOf(c);
    c.get("record").keywordLength = [...keyword].length;
    if (keyword === "") return EMPTY_RESULT;
    return content.search({ keyword, page: pageOf(c), section: searchSection(new URL(c.req.url)) });
  }),
);
api.all("*", () => apiError(new ContentError("not-found", "no such call")));

const EMPTY_RESULT = { items: [], total: 0, page: 1, pageSize: 12, pageCount: 1 };

async function answer(
  c: Context<AppEnv>,
  call: string,
  ask: (content: ContentApi) => Promise<unknown>,
): Promise<Response> {
  c.get("record").route = `api ${call}`;
  try {
    const value = await ask(contentOf(c));
    return Response.json(value, { headers: successHeaders(c) });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const response = apiError(error);
    const status = cacheStatus(c.get("content").source.outcomes);
    if (status) response.headers.set("cache-status", status);
    return response;
  }
}

function contentOf(c: Context<AppEnv>): ContentApi {
  const domain = c.req.query("domain") ?? "zh";
  const edition = c.get("editions").find((name) => name === domain);
  if (!edition) throw badRequest(`domain must be one of ${c.get("editions").join(", ")}`);
  return c.get("content").contentOf(edition, c.get("leaving"));
}

function requiredNumber(c: Context<AppEnv>, name: string): number {
  const value = c.req.query(name) ?? "";
  if (!/^\d{1,15}$/.test(value)) throw badRequest(`${name} must be a whole number`);
  return Number(value);
}

/** A page that is none counts as the first, as on pages. */
function pageOf(c: Context<AppEnv>): number {
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
