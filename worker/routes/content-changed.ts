import type { Context } from "hono";
import * as v from "valibot";
import { badRequest, ContentError, notFound } from "../../shared/content/errors.ts";
import { nodeIdentifier } from "../../shared/content/fields.ts";
import type { ContentApi } from "../../shared/content/types.ts";
import { isItemId } from "../../shared/routing/query.ts";
import type { AppEnv } from "../app-env.ts";
import { NoDatabaseError } from "../cache/invalidation.ts";
import { EVERYTHING } from "../cache/sequences.ts";
import { tagsOfChange } from "../cache/tags.ts";
import { createContentApi } from "../content-api/content-api.ts";
import { neighbourTags } from "../content-api/neighbour-tags.ts";
import { RefusedError, verifyRequest } from "../crypto/verification.ts";
import { methodNotAllowed } from "../middleware/http.ts";
import { readBytes } from "../upstream/body.ts";
import { parseExactJson } from "../upstream/exact-json.ts";

const MAX_BYTES = 65_536;
const MAX_IDS = 1000;

const id = v.union([
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
  v.pipe(v.string(), v.check(isItemId)),
]);

const bodySchema = v.pipe(
  v.object({
    all: v.exactOptional(v.literal(true)),
    nodeIds: v.optional(v.array(nodeIdentifier), []),
    contentIds: v.optional(v.array(id), []),
    purge: v.optional(v.boolean(), false),
  }),
  v.check(({ all, nodeIds, contentIds }) => {
    const count = nodeIds.length + contentIds.length;
    return (all || count > 0) && count <= MAX_IDS;
  }),
  v.transform(({ all, nodeIds, contentIds, purge }) => ({
    tags: all ? [EVERYTHING] : tagsOfChange(nodeIds, contentIds, purge),
    isPurge: purge,
    // The published nodes and items. The pages of the items before and after them in their lists are invalidated, too,
    // because these pages have to link to the published items. A purge needs no neighbours: it removes the pages of all
    // items of the nodes that it names.
    published: all || purge ? { nodeIds: [], contentIds: [] } : { nodeIds, contentIds },
  })),
);

/**
 * The tags of the changed content, and whether the content is purged. Purged entries are not served even if the content
 * service fails.
 */
type Change = v.InferOutput<typeof bodySchema>;

/**
 * `POST /hooks/content-changed` invalidates or purges the cache entries of nodes and items. The request is signed like
 * a request to the content service.
 */
export async function contentChanged(c: Context<AppEnv>): Promise<Response> {
  const { config, cache, record, sharedCache, log } = c.var;
  record.route = "content-changed";
  if (!config.invalidation) throw notFound("the call");
  if (c.req.method !== "POST") return methodNotAllowed(c, "POST");
  try {
    const read = readBytes(c.req.raw, { maxBytes: MAX_BYTES, description: "the call" });
    const body = await read.catch(() => {
      throw badRequest(`the body must not be longer than ${MAX_BYTES} bytes`);
    });
    const signed = await verifyRequest(c.req.raw, body, config.invalidation, cache.now());
    const change = parseChange(body);
    const scope = await cache.invalidations.invalidate({ ...change, ...signed }, cache);
    if (!scope) throw new RefusedError("x-nonce was already used");
    // The neighbours are looked up after the invalidation, because only then do the lists contain the change.
    const neighbours = await neighbourTags(apisOf(c), change.published);
    if (neighbours.length > 0) {
      const further = {
        ...signed,
        nonce: `${signed.nonce} beside`,
        tags: neighbours,
        isPurge: false,
      };
      await cache.invalidations.invalidate(further, cache);
    }
    const changed = { tags: [...change.tags, ...neighbours], isPurge: change.isPurge };
    const { retryAfter } = (await sharedCache.tell?.(changed)) ?? { retryAfter: 0 };
    if (change.isPurge && retryAfter > 0) return refusedPurge(retryAfter);
    // If Workers Cache refuses an invalidation, the call has succeeded nevertheless: the worker tries again after its
    // response, and each of the two tiers of Workers Cache stores a response for half a minute at most.
    const unconfirmed = retryAfter > 0 && { unconfirmed: "the platform's cache" };
    return Response.json({ status: "accepted", ...SCOPES[scope], ...unconfirmed }, { status: 202 });
  } catch (error) {
    if (error instanceof RefusedError) {
      log.warn("a content-changed call was refused", error.message);
      return errorResponse(401, "refused", error.message);
    }
    if (error instanceof NoDatabaseError) return errorResponse(501, "no-database", error.message);
    if (error instanceof ContentError) throw error;
    const message = "the invalidation could not be published; send it again";
    log.warn("an invalidation could not be published", error);
    return errorResponse(503, "unavailable", message);
  }
}

/** Creates a content API for each locale, because an item belongs to the locale whose navigation has its node. */
function apisOf(c: Context<AppEnv>): ContentApi[] {
  const { config, calls } = c.var;
  return config.locales.map((locale) => createContentApi(locale, calls.afresh({})));
}

/** The platform allows only few purges a minute (docs/api.md, "Content-changed"). */
function refusedPurge(seconds: number): Response {
  const message = `the platform's cache has refused the purge; send it again in ${seconds} s`;
  const response = errorResponse(503, "unavailable", message);
  response.headers.set("retry-after", String(seconds));
  return response;
}

const SCOPES = {
  everywhere: {},
  "this isolate": {
    reach: "this isolate and the platform's cache",
    message: "without the D1 binding DB, other isolates serve old entries until these are stale",
  },
};

function parseChange(body: Uint8Array): Change {
  const parsed = v.safeParse(bodySchema, jsonIn(new TextDecoder().decode(body)));
  if (parsed.success) return parsed.output;
  throw badRequest(
    `the body must be {"nodeIds": [..], "contentIds": [..]} with ${MAX_IDS} ids in all at most, or {"all": true}, each with an optional "purge": true`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}
