import type { Context } from "hono";
import { ContentError } from "../../shared/content/errors.ts";
import { NO_STORE } from "../answers/cache-headers.ts";
import { successHeaders } from "../answers/success-headers.ts";
import type { AppEnv } from "../app-env.ts";
import { entityTag } from "../entity-tag.ts";
import { type PageAddress, pageAddress } from "../ssr/page-address.ts";
import { drawPreview, type Preview } from "./compose.ts";
import { dataOf, keepingCommon } from "./data.ts";
import { findPicture, keepPicture, pictureKey } from "./kept-picture.ts";
import { plainPreview, previewOf } from "./subject.ts";

const ADDRESS = /^\/previews(\/.+)\.png$/;
const ONE_DAY = "public, max-age=86400";

/** The picture that stands for a page where its link is shared: `/previews{path of the page}.png`. */
export async function previews(c: Context<AppEnv>): Promise<Response> {
  c.get("record").route = "preview";
  const address = pageOf(c);
  if (!address || !c.env.ASSETS) return missing(c);
  try {
    const preview = await c.get("record").measure("content", previewOf(address, c.var));
    return await answer(c, address, preview, true);
  } catch (error) {
    if (error instanceof Response) return toOwnPage(c, error);
    if (!(error instanceof ContentError)) throw error;
    if (error.code === "not-found") return missing(c);
    // Who makes a preview of a link asks once: a general picture is better than none.
    return answer(c, address, plainPreview(address), false);
  }
}

function pageOf(c: Context<AppEnv>): PageAddress | undefined {
  const { origin, pathname } = new URL(c.req.url);
  const path = ADDRESS.exec(pathname)?.[1];
  const address =
    path === undefined ? undefined : pageAddress(new URL(origin + path), c.get("editions"));
  return address?.route.view === "not-found" ? undefined : address;
}

async function answer(
  c: Context<AppEnv>,
  address: PageAddress,
  preview: Preview,
  isKept: boolean,
): Promise<Response> {
  const { body, tag } = await pictureOf(c, address, preview);
  // Caches in front keep a picture no longer than what it says is known.
  const headers = isKept ? successHeaders(c) : new Headers();
  headers.set("content-type", "image/png");
  const isStale = c.get("content").source.outcomes.some(({ state }) => state === "stale");
  // A title that is being renewed may be another one in a moment.
  if (!isKept || !isStale) headers.set("cache-control", isKept ? ONE_DAY : NO_STORE);
  headers.set("etag", tag);
  return new Response(body, { headers });
}

/** From the cache, else drawn and kept. */
async function pictureOf(c: Context<AppEnv>, { url }: PageAddress, preview: Preview) {
  const { warn, record } = c.var;
  const key = await pictureKey(url.pathname, preview);
  const kept = await record.measure("cache", findPicture(key, warn));
  const tag = kept?.headers.get("etag");
  if (kept && tag) return { body: kept.body, tag };
  const picture = await record.measure("draw", draw(c, preview));
  c.executionCtx.waitUntil(keepPicture(key, picture, warn));
  return picture;
}

async function draw(c: Context<AppEnv>, preview: Preview) {
  const read = keepingCommon(dataOf(c.env.ASSETS as Fetcher));
  const { buffer } = await drawPreview(preview, read);
  return { body: buffer, tag: await entityTag(buffer) };
}

/** An item of another list has its page elsewhere, and its picture with it. */
function toOwnPage(c: Context<AppEnv>, { headers }: Response): Response {
  return c.redirect(`/previews${headers.get("location")}.png`, 302);
}

function missing(c: Context<AppEnv>): Response {
  return c.text("no such preview", 404);
}
