import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { ANY_SITE, isSafeUrl } from "./html-attributes.ts";
import { attribute, childElements, setAttribute } from "./html-tree.ts";

/**
 * Attributes that may hold the real address of a picture, a frame, a video or a sound. Web pages keep the address there
 * until a script loads the file. Editing programs keep the address there as the author typed it.
 */
const DEFERRED = {
  src:
    "data-src data-original data-lazy-src data-actualsrc data-echo data-cke-saved-src _src data-lazyload " +
    "data-ks-lazyload data-lazy data-croporisrc data-original-src original-src lay-src lazy-src lazysrc " +
    "x-src data-ke-src zoomfile file",
  srcset: "data-srcset data-lazy-srcset",
  poster: "data-poster",
};

const MEDIA = new Set(["img", "iframe", "video", "audio", "source"]);

/** Matches an address. The attributes above may instead contain `true` or a number, which some scripts store there. */
const ADDRESS = /^(?:https?:)?\/\/|^[./]|\.\w{2,5}(?:[?#]|$)/i;

/**
 * If media were pasted from WeChat or other pages, gives them the addresses that the scripts of those pages would set.
 */
export function loadDeferred(element: Tree.Element): void {
  if (!MEDIA.has(element.tagName)) return;
  for (const [name, places] of Object.entries(DEFERRED)) {
    const addresses = places.split(" ").map((place) => attribute(element, place)?.trim());
    const address = addresses.find(
      (value) => value && ADDRESS.test(value) && isSafeUrl(value, false),
    );
    if (!address) continue;
    setAttribute(element, name, address);
    // WeChat shows its pictures on other sites only if the request has no `Referer`.
    if (element.tagName === "img") setAttribute(element, "referrerpolicy", "no-referrer");
  }
}

export function isVideoFrame(element: Tree.Element, videoHosts: readonly string[]): boolean {
  const url = URL.parse(attribute(element, "src") ?? "", ANY_SITE);
  return /^https?:$/.test(url?.protocol ?? "") && videoHosts.includes(url?.host ?? "");
}

/** Whether the element can never show anything. An example is a picture whose file is on the author's computer. */
export function isEmptyMedia(element: Tree.Element): boolean {
  const { tagName, parentNode } = element;
  const has = (name: string) => attribute(element, name) !== undefined;
  if (tagName === "img") {
    return !has("src") && !has("srcset") && parentNode?.nodeName !== "picture";
  }
  if (tagName !== "video" && tagName !== "audio") return false;
  const sources = childElements(element).filter((child) => child.tagName === "source");
  return !has("src") && !sources.some((source) => attribute(source, "src") !== undefined);
}
