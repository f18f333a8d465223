import {
  isUpstreamWidth,
  UPSTREAM_MEDIA,
  USUAL_WIDTH,
} from "../../shared/media-urls/upstream-picture.ts";
import type { Config } from "../config/config.ts";
import { pathSignature } from "../crypto/path-signature.ts";

type Upstream = Pick<Config["upstream"], "origin" | "key" | "images">;

/** The picture of the content service that an address on the site's host stands for. */
export interface UpstreamPicture {
  url: string;
  /** The requested width in pixels. Undefined if the picture is not resized. */
  width?: number;
}

const ADDRESS = /^\/upstream-media\/(full|\d+)\/([\w-]+)(\/.*)$/;

/**
 * Returns the address on the site's host under which the site serves a picture of the content service. URLs of other
 * hosts and of SVG files are returned unchanged.
 */
export function proxiedPicture(url: string, { origin, key, images }: Upstream): string {
  const picture = URL.parse(url);
  if (images === "direct" || picture?.origin !== origin) return url;
  if (/\.svgz?$/i.test(picture.pathname)) return url;
  const path = picture.pathname + picture.search;
  const size = images === "cloudflare" ? USUAL_WIDTH : "full";
  return `${UPSTREAM_MEDIA}/${size}/${pathSignature(path, key)}${path}`;
}

/**
 * Finds the picture for an address on the site's host. Returns undefined if the address was not signed for this
 * service.
 */
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
