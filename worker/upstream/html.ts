import {
  defaultTreeAdapter,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from "parse5";
import { stripTags } from "../../shared/content/strip-tags.ts";
import { cleanStyle } from "./style.ts";

/**
 * Cleans upstream HTML once, when it enters (contract section 7). The text is
 * parsed as a browser would parse it, so what is judged is what would be built;
 * everything stays as it is except what could run, load code or hijack.
 */

/** Removed with all they hold: code, forms, and elements whose text a browser parses by rules of its own. */
const REMOVED = new Set(
  (
    "script style base meta link object embed applet frame frameset template noscript noembed noframes " +
    "xmp plaintext listing svg math portal fencedframe title textarea select option optgroup datalist " +
    "input output meter progress dialog slot canvas param bgsound selectedcontent"
  ).split(" "),
);

/** All that may stay: of others, known or to come, only what they hold does. */
const KNOWN = new Set(
  (
    "a abbr acronym address area article aside audio b bdi bdo big blockquote br caption center cite code col " +
    "colgroup data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header " +
    "hgroup hr i iframe img ins kbd li main map mark menu nav nobr ol p picture pre q rb rp rt rtc ruby s samp " +
    "search section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track " +
    "tt u ul var video wbr"
  ).split(" "),
);

/** Attributes that hold an address. */
const ADDRESSES = new Set(
  "href src cite action formaction poster background longdesc data manifest dynsrc lowsrc".split(
    " ",
  ),
);

/** Attributes that could steer the page around the content. */
const REMOVED_ATTRIBUTES = new Set(
  "srcdoc formaction form ping manifest autofocus contenteditable accesskey tabindex slot is nonce popover popovertarget popovertargetaction command commandfor inert draggable usemap ismap background itemscope itemprop itemtype itemid itemref part exportparts sandbox csp credentialless allow attributionsrc interestfor".split(
    " ",
  ),
);

const ID_PREFIX = "c-";
/** Attributes that name ids, one or several. */
const ID_REFERENCES = new Set(
  "for headers aria-labelledby aria-describedby aria-controls aria-owns aria-details aria-flowto".split(
    " ",
  ),
);

/** Beyond this depth nothing is kept: no text is written so, and recursion stays bounded. */
const MAX_DEPTH = 200;

/** Formatting left open is rebuilt in every paragraph: more growth than this is an attack. */
const MAX_GROWTH = 4;
const ALLOWANCE = 65_536;

/** What cleaning leaves is read as something else at most so often; more is an attack. */
const MAX_READINGS = 5;

/** Class names of the site's own styles (vite.config.ts), which content must not put on. */
const OWN_CLASS = /^s-|^(?:visually-hidden|link-area)$/;

/**
 * Returns a function that cleans a body; frames of `videoHosts` may stay.
 *
 * @param origin what relative addresses start from; absent: they stay as they are.
 */
export function createHtmlCleaner(
  videoHosts: readonly string[],
  origin?: string,
): (html: string) => string {
  return (html) => {
    if (!html.includes("<")) return html;
    const fragment = parseFragment(html);
    const isAsRead = write(fragment) === html;
    const isComplete = cleanChildren(fragment, { videoHosts, origin }, 0);
    const written = write(fragment);
    // Attributes decide nothing of how these elements are read: the same elements are read the same way.
    const cleaned = isAsRead && isComplete ? written : asRead(written);
    const isFit = cleaned && cleaned.length <= html.length * MAX_GROWTH + ALLOWANCE;
    return cleaned === "" || isFit ? cleaned : asText(html);
  };
}

/**
 * The text that a browser's reading leaves as it is: an element that is gone may
 * have kept two apart that cannot hold each other. Undefined where there seems to be none.
 */
function asRead(html: string): string | undefined {
  let before = html;
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    const after = write(parseFragment(before));
    if (after === before) return before;
    before = after;
  }
  return undefined;
}

function write(fragment: Tree.DocumentFragment): string {
  return serialize(fragment, { treeAdapter });
}

/** HTML ignores a line break that `pre` begins with: one that is meant needs another before it. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  getTextNodeContent(node) {
    const isFirst = node.parentNode?.nodeName === "pre" && node.parentNode.childNodes[0] === node;
    return isFirst && node.value.startsWith("\n") ? `\n${node.value}` : node.value;
  },
};

interface CleanOptions {
  videoHosts: readonly string[];
  origin: string | undefined;
}

/** Yields whether every element and comment is still there. */
function cleanChildren(parent: Tree.ParentNode, options: CleanOptions, depth: number): boolean {
  let isComplete = true;
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if (child.nodeName === "#text") return [child];
    const isCacheable =
      "tagName" in child && depth <= MAX_DEPTH && isWelcome(child, options.videoHosts);
    const isKnown = isCacheable && KNOWN.has(child.tagName);
    isComplete = isComplete && isKnown;
    if (!isCacheable) return [];
    isComplete = cleanChildren(child, options, depth + 1) && isComplete;
    if (!isKnown) return child.childNodes;
    cleanElement(child, options.origin);
    return [child];
  });
  for (const child of parent.childNodes) child.parentNode = parent;
  return isComplete;
}

function isWelcome(element: Tree.Element, videoHosts: readonly string[]): boolean {
  if (element.tagName === "iframe") return isVideoFrame(element, videoHosts);
  return !REMOVED.has(element.tagName);
}

function isVideoFrame(element: Tree.Element, videoHosts: readonly string[]): boolean {
  const source = attribute(element, "src");
  if (!source || !URL.canParse(source, "https://site.invalid/")) return false;
  const url = new URL(source, "https://site.invalid/");
  return url.protocol === "https:" && videoHosts.includes(url.host);
}

function cleanElement(element: Tree.Element, origin: string | undefined): void {
  element.attrs = element.attrs.flatMap((attr) => cleanAttribute(attr, origin));
  const add = (name: string, value: string) => {
    if (attribute(element, name) === undefined) element.attrs.push({ name, value });
  };
  if (element.tagName === "img" || element.tagName === "iframe") add("loading", "lazy");
  if (element.tagName === "img") add("decoding", "async");
  if (element.tagName === "iframe") element.childNodes = [];
  if (attribute(element, "target") !== undefined) setNoOpener(element);
}

function cleanAttribute(
  { name, value, prefix }: Tree.Element["attrs"][number],
  origin: string | undefined,
) {
  if (prefix || !/^[a-z][a-z0-9-]*$/.test(name)) return [];
  if (name.startsWith("on") || REMOVED_ATTRIBUTES.has(name)) return [];
  // A data attribute is a handle for scripts: the site's own must not be imitated.
  if (name.startsWith("data-") || (name === "name" && value)) return [];
  if (ADDRESSES.has(name)) return addressAttribute(name, value, origin);
  if (name === "srcset") return sourcesAttribute(value, origin);
  if (name === "style") return styleAttribute(value);
  if (name === "class") return classAttribute(value);
  if (name === "id") return [{ name, value: ID_PREFIX + value }];
  if (ID_REFERENCES.has(name)) return [{ name, value: value.replace(/\S+/g, `${ID_PREFIX}$&`) }];
  return [{ name, value }];
}

function addressAttribute(name: string, value: string, origin: string | undefined) {
  if (/^\s*#./.test(value)) return [{ name, value: value.trim().replace("#", `#${ID_PREFIX}`) }];
  const isPicture = name === "src" || name === "poster";
  return isSafeAddress(value, isPicture) ? [{ name, value: resolved(value, origin) }] : [];
}

/** `a.webp 480w, b.webp 960w`. */
function sourcesAttribute(value: string, origin: string | undefined) {
  const candidates = value.split(",").map((candidate) => candidate.trim());
  if (!candidates.every(isSafeCandidate)) return [];
  if (origin === undefined) return [{ name: "srcset", value }];
  const sources = candidates.map((candidate) =>
    candidate.replace(/^\S+/, (address) => resolved(address, origin)),
  );
  return [{ name: "srcset", value: sources.join(", ") }];
}

function resolved(address: string, origin: string | undefined): string {
  if (origin === undefined || !URL.canParse(address, origin)) return address;
  return new URL(address, origin).href;
}

/** Relative, of the web, mail or phone; a picture may also stand in the text itself. */
function isSafeAddress(value: string, isPicture: boolean): boolean {
  if (!URL.canParse(value, "https://site.invalid/")) return true;
  const { protocol, pathname } = new URL(value, "https://site.invalid/");
  if (protocol === "data:")
    return isPicture && /^image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(pathname);
  return ["http:", "https:", "mailto:", "tel:"].includes(protocol);
}

function isSafeCandidate(candidate: string): boolean {
  return isSafeAddress(candidate.trim().split(/\s/)[0] ?? "", false);
}

function styleAttribute(value: string) {
  const style = cleanStyle(value);
  return style ? [{ name: "style", value: style }] : [];
}

function classAttribute(value: string) {
  const names = value.split(/\s+/).filter((word) => word !== "" && !OWN_CLASS.test(word));
  return names.length > 0 ? [{ name: "class", value: names.join(" ") }] : [];
}

function asText(html: string): string {
  const text = stripTags(html);
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function setNoOpener(element: Tree.Element): void {
  const words = new Set((attribute(element, "rel") ?? "").split(/\s+/).filter(Boolean));
  words.delete("opener");
  words.add("noopener");
  element.attrs = [
    ...element.attrs.filter(({ name }) => name !== "rel"),
    { name: "rel", value: [...words].join(" ") },
  ];
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
