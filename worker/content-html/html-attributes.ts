import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { fullSize, upstreamSrcSet } from "../../shared/media-urls/upstream-picture.ts";
import { type Attribute, attribute, setAttribute } from "./html-tree.ts";
import { readableBackground, readableTextColour } from "./readable-colours.ts";
import { readSourceSet, writeSourceSet } from "./source-set.ts";
import { cleanStyle } from "./style.ts";

/** How a URL in the content is used. Pictures and other media are loaded with the page, and links are not. */
export type UrlUse = "link" | "picture" | "media";

/**
 * Makes a URL in an external service's content absolute if it does not lead to this site. URLs of media may also change
 * from http: to https:.
 */
export type ResolveUrl = (url: string, use: UrlUse) => string;

/** Removes attributes, and parts of their values, that could do harm (docs/behaviour.md 12). */

const words = (list: string) => new Set(list.split(" "));

const URL_ATTRIBUTES = words("href src cite action poster longdesc data dynsrc lowsrc");

/** Attributes that could affect the page around the content. */
const REMOVED_ATTRIBUTES = words(
  "srcdoc formaction form ping manifest autofocus contenteditable accesskey tabindex slot is nonce popover " +
    "popovertarget popovertargetaction command commandfor inert draggable ismap background itemscope " +
    "itemprop itemtype itemid itemref part exportparts sandbox csp credentialless allow attributionsrc interestfor " +
    // With `crossorigin`, a browser shows a picture only if the picture's server lets other sites read the picture.
    // Most servers from which editors paste pictures do not allow this.
    "crossorigin",
);

const ID_PREFIX = "c-";
/** Attributes whose value refers to one or more ids. */
const ID_REFERENCES = words(
  "for headers aria-labelledby aria-describedby aria-controls aria-owns aria-details aria-flowto",
);

/** Matches class names of the site's own styles (vite.config.ts). Content must not use these names. */
const OWN_CLASS = /^s-|^(?:visually-hidden|link-area)$/;

/**
 * A picture that is narrower than this many pixels gets no `srcset`, because that could enlarge the picture. A picture
 * without a width gets none, either.
 */
const LEAST_SIZED_WIDTH = 480;

/**
 * Matches paths of a Windows network. Also matches `undefined` and `null`, which scripts of editing programs write if
 * an address is missing.
 */
const NO_ADDRESS = /^\s*(?:(?:undefined|null)\s*$|\\\\)/;

/** A base for parsing relative URLs. The host is invented, so a URL that still has this host was relative. */
export const ANY_SITE = "https://site.invalid/";

/** Elements that load media into the page by their `src`. Pictures are not among them. */
const MEDIA = words("video audio source track");

export interface ElementOptions {
  resolve: ResolveUrl;
  /** Prefix of all ids and names in the body. */
  prefix: string;
}

/** Returns the prefix of all ids in a body. Bodies on the same page need different scopes. */
export function idPrefix(scope: string): string {
  return scope === "" ? ID_PREFIX : `${ID_PREFIX}${scope}-`;
}

export function cleanElement(element: Tree.Element, options: ElementOptions): void {
  const colours = coloursOf(element);
  element.attrs = element.attrs.flatMap((attr) => {
    const value = isAllowedAttribute(attr) ? cleanValue(element, attr, options) : undefined;
    return value === undefined ? [] : [{ name: attr.name, value }];
  });
  if (colours)
    setAttribute(
      element,
      "style",
      [colours, attribute(element, "style")].filter(Boolean).join("; "),
    );
  if (element.tagName === "img") completePicture(element);
  if (element.tagName === "iframe") {
    addAttribute(element, "loading", "lazy");
    element.childNodes = [];
  }
  if (attribute(element, "target") !== undefined) setNoOpener(element);
}

function completePicture(element: Tree.Element): void {
  addAttribute(element, "loading", "lazy");
  addAttribute(element, "decoding", "async");
  const src = attribute(element, "src") ?? "";
  if (attribute(element, "usemap") !== undefined) {
    if (src) setAttribute(element, "src", fullSize(src));
    return;
  }
  const width = Number(attribute(element, "width"));
  if (attribute(element, "srcset") !== undefined || !(width >= LEAST_SIZED_WIDTH)) return;
  const sources = upstreamSrcSet(src);
  if (!sources) return;
  addAttribute(element, "srcset", sources);
  addAttribute(element, "sizes", `min(${width}px, 92vw)`);
}

function addAttribute(element: Tree.Element, name: string, value: string): void {
  if (attribute(element, name) === undefined) element.attrs.push({ name, value });
}

/** Converts the obsolete attributes `color` and `bgcolor` to CSS declarations. */
function coloursOf(element: Tree.Element): string {
  const colour =
    element.tagName === "font" && readableTextColour(attribute(element, "color") ?? "");
  const background = readableBackground(attribute(element, "bgcolor") ?? "");
  return [colour && `color: ${colour}`, background && `background-color: ${background}`]
    .filter(Boolean)
    .join("; ");
}

function isAllowedAttribute({ name, prefix }: Attribute): boolean {
  if (prefix || !/^[a-z][a-z0-9-]*$/.test(name)) return false;
  if (name.startsWith("on") || REMOVED_ATTRIBUTES.has(name)) return false;
  // Content must not imitate the data attributes of the site's own scripts.
  return !(name.startsWith("data-") || name === "bgcolor" || name === "color");
}

/** Returns the harmless part of an attribute's value, or undefined if no part is harmless. */
function cleanValue(
  element: Tree.Element,
  { name, value }: Attribute,
  { resolve, prefix }: ElementOptions,
): string | undefined {
  if (URL_ATTRIBUTES.has(name)) return cleanUrl(element, name, value, resolve);
  if (name === "srcset") return cleanSources(value, resolve);
  if (name === "style") return cleanStyle(value, element.tagName) || undefined;
  if (name === "class") return cleanClass(value) || undefined;
  if (name === "id") return prefix + value;
  if (name === "name") return element.tagName === "map" && value ? prefix + value : undefined;
  if (name === "usemap") return /^#./.test(value) ? value.replace("#", `#${prefix}`) : undefined;
  if (ID_REFERENCES.has(name)) return value.replace(/\S+/g, `${prefix}$&`);
  return value;
}

function cleanUrl(
  { tagName }: Tree.Element,
  name: string,
  value: string,
  resolve: ResolveUrl,
): string | undefined {
  // html-fragments.ts completes links within the body, once all their targets are known.
  const within = /^\s*\??(#.*)?$/s.exec(value);
  if (within) return name === "href" ? (within[1]?.trim() ?? "") : undefined;
  if (NO_ADDRESS.test(value)) return undefined;
  // All video hosts support https, and the content security policy allows nothing else.
  if (tagName === "iframe" && name === "src") return secureUrl(value);
  const isPicture = name === "poster" || (name === "src" && tagName === "img");
  if (!isSafeUrl(value, name === "src" || name === "poster")) return undefined;
  if (isPicture) return resolve(value, "picture");
  return resolve(value, name === "src" && MEDIA.has(tagName) ? "media" : "link");
}

function secureUrl(value: string): string | undefined {
  const url = URL.parse(value, ANY_SITE);
  if (url) url.protocol = "https:";
  return url?.href;
}

function cleanSources(value: string, resolve: ResolveUrl): string | undefined {
  const sources = readSourceSet(value);
  if (!sources.every(({ url }) => isSafeUrl(url, false))) return undefined;
  const resolved = sources.map((source) => ({ ...source, url: resolve(source.url, "picture") }));
  return writeSourceSet(resolved) || undefined;
}

/** Relative, http, https, mailto and tel URLs are safe. Pictures may also be data URLs. */
export function isSafeUrl(value: string, isPicture: boolean): boolean {
  const url = URL.parse(value, ANY_SITE);
  if (url?.protocol === "data:")
    return isPicture && /^image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(url.pathname);
  return !url || ["http:", "https:", "mailto:", "tel:"].includes(url.protocol);
}

function cleanClass(value: string): string {
  return value
    .split(/\s+/)
    .filter((word) => word !== "" && !OWN_CLASS.test(word))
    .join(" ");
}

function setNoOpener(element: Tree.Element): void {
  const rel = new Set((attribute(element, "rel") ?? "").split(/\s+/).filter(Boolean));
  rel.delete("opener");
  rel.add("noopener");
  element.attrs = element.attrs.filter(({ name }) => name !== "rel");
  setAttribute(element, "rel", [...rel].join(" "));
}
