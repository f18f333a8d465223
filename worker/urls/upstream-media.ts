import {
  isUpstreamWidth,
  UPSTREAM_MEDIA,
  USUAL_WIDTH,
} from "../../shared/media-urls/upstream-picture.ts";
import type { Config } from "../config/config.ts";
import { pathSignature } from "../crypto/path-signature.ts";

type Upstream = Pick<Config["upstream"], "origin" | "key" | "images">;

/** A picture of the content service, as an address on the site's host names it. */
export interface UpstreamPicture {
  url: string;
  /** The width to resize it to; undefined for the picture as it is. */
  width?: number;
}

const ADDRESS = /^\/upstream-media\/(full|\d+)\/([\w-]+)(\/.*)$/;

/** The address on the site's host of a picture of the content service; other URLs, and SVG, as they are. */
export function proxiedPicture(url: string, { origin, key, images }: Upstream): string {
  const picture = URL.parse(url);
  if (images === "direct" || picture?.origin !== origin) return url;
  if (/\.svgz?$/i.test(picture.pathname)) return url;
  const path = picture.pathname + picture.search;
  const size = images === "cloudflare" ? USUAL_WIDTH : "full";
  return `${UPSTREAM_MEDIA}/${size}/${pathSignature(path, key)}${path}`;
}

/** The picture of such an address; undefined unless it has been signed for this service. */
export function pictureOfAddress(
  { pathname, search }: URL,
  { origin, key, images }: Upstream,
): UpstreamPicture | undefined {
  const [, size = "", signature, start = ""] = ADDRESS.exec(pathname) ?? [];
  const path = start + search;
  if (images === "direct" || !isEqual(signature ?? "", pathSignature(path, key))) return undefined;
  const url = origin + path;
  if (size === "full") return { url };
  return isUpstreamWidth(Number(size)) ? { url, width: Number(size) } : undefined;
}

const encoder = new TextEncoder();

function isEqual(a: string, b: string): boolean {
  const [bytes, others] = [encoder.encode(a), encoder.encode(b)];
  return bytes.length === others.length && crypto.subtle.timingSafeEqual(bytes, others);
}
