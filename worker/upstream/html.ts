import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  type TreeAdapter,
} from "parse5";
import { stripTags } from "../../shared/content/strip-tags.ts";
import { upstreamSrcSet } from "../../shared/content/upstream-picture.ts";
import { noteInvalid } from "./invalid-values.ts";
import type { ResolveUrl } from "./schema.ts";
import { cleanStyle } from "./style.ts";

/** Sanitises HTML when it is received (docs/behaviour.md 12): what could run or load code, or impersonate the page, is removed. */

const words = (list: string) => new Set(list.split(" "));

/** Removed with their content: code, forms, and elements with parsing rules of their own. */
const REMOVED_ELEMENTS = words(
  "script style base meta link object embed applet frame frameset template noscript noembed noframes " +
    "xmp plaintext listing svg math portal fencedframe title textarea select option optgroup datalist " +
    "input output meter progress dialog slot canvas param bgsound selectedcontent",
);

/** The allow list: other elements are replaced by their content. */
const ALLOWED_ELEMENTS = words(
  "a abbr acronym address area article aside audio b bdi bdo big blockquote br caption center cite code col " +
    "colgroup data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header " +
    "hgroup hr i iframe img ins kbd li main map mark menu nav nobr ol p picture pre q rb rp rt rtc ruby s samp " +
    "search section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track " +
    "tt u ul var video wbr",
);

const URL_ATTRIBUTES = words("href src cite action poster longdesc data dynsrc lowsrc");

/** Attributes that could affect the page around the content. */
const REMOVED_ATTRIBUTES = words(
  "srcdoc formaction form ping manifest autofocus contenteditable accesskey tabindex slot is nonce popover " +
    "popovertarget popovertargetaction command commandfor inert draggable usemap ismap background itemscope " +
    "itemprop itemtype itemid itemref part exportparts sandbox csp credentialless allow attributionsrc interestfor",
);

const ID_PREFIX = "c-";
/** Attributes with one or more ids. */
const ID_REFERENCES = words(
  "for headers aria-labelledby aria-describedby aria-controls aria-owns aria-details aria-flowto",
);

/** Deeper elements are removed: no real text has them, and the recursion stays bounded. */
const MAX_DEPTH = 200;

/** Beyond these limits a body is shown as text: unclosed formatting elements, for example, are reopened in every paragraph. */
const MAX_NODES = 60_000;
const MAX_OPEN_ELEMENTS = 500;
/** Characters, without those of pictures in data URLs, which cost next to nothing. */
const MAX_LENGTH = 2 ** 19;
const MAX_GROWTH = 4;
const GROWTH_MARGIN = 65_536;
const DATA_URL = /data:image\/[a-z]{3,4};base64,[\w+/=]*/g;

/** Narrower pictures, and those without a width, which a srcset would enlarge, have one size. */
const LEAST_SIZED_WIDTH = 480;

/** Output may need several parses to become stable; more is an attack. */
const MAX_PARSES = 5;

/** Base of relative URLs. */
const ANY_SITE = "https://site.invalid/";

/** Class names of the site's own styles (vite.config.ts), which content must not use. */
const OWN_CLASS = /^s-|^(?:visually-hidden|link-area)$/;

/** Returns a function that sanitises a body, with frames of `videoHosts`. */
export function createHtmlCleaner(
  videoHosts: readonly string[],
  resolve: ResolveUrl = (url) => url,
): (html: string) => string {
  return (html) => {
    if (!html.includes("<") && html.length <= MAX_LENGTH) return html;
    try {
      return cleanMarkup(html, { videoHosts, resolve });
    } catch (error) {
      noteInvalid("bodies shown as text", `${error} (of ${html.length} characters)`);
      return escapeText(html);
    }
  };
}

function cleanMarkup(html: string, options: CleanOptions): string {
  if (html.length > MAX_LENGTH && html.replace(DATA_URL, "").length > MAX_LENGTH)
    throw new RangeError(`${html.length} characters`);
  const maxLength = html.length * MAX_GROWTH + GROWTH_MARGIN;
  const fragment = parse(html, maxLength);
  const isStable = write(fragment) === html;
  const isComplete = cleanChildren(fragment, options, 0);
  const written = write(fragment);
  // Attributes do not affect how these elements are parsed, so the same elements are parsed the
  // same way again.
  const cleaned = isStable && isComplete ? written : parseUntilStable(written, maxLength);
  if (cleaned.length > maxLength) throw new RangeError(`${cleaned.length} characters`);
  return cleaned;
}

/** A removed element may have separated two that cannot be nested. */
function parseUntilStable(html: string, maxLength: number, parses = MAX_PARSES): string {
  const written = write(parse(html, maxLength));
  if (written === html) return html;
  if (parses === 1) throw new RangeError(`not stable after ${MAX_PARSES} parses`);
  return parseUntilStable(written, maxLength, parses - 1);
}

function parse(html: string, maxLength: number): Tree.DocumentFragment {
  return parseFragment(html, { treeAdapter: limitedAdapter(maxLength) });
}

function write(fragment: Tree.DocumentFragment): string {
  return serialize(fragment, { treeAdapter });
}

/** Parsers drop a line break at the start of `pre`: a real one must be doubled. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  getTextNodeContent(node) {
    const isFirst = node.parentNode?.nodeName === "pre" && node.parentNode.childNodes[0] === node;
    return isFirst && node.value.startsWith("\n") ? `\n${node.value}` : node.value;
  },
};

/** Stops the parser at the limits, before anything is written; the attributes of a reopened element count again. */
function limitedAdapter(maxLength: number): TreeAdapter<DefaultTreeAdapterMap> {
  let nodes = 0;
  let length = 0;
  let open = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...[name, namespace, attrs]) {
      nodes += 1 + attrs.length;
      length += 2 * name.length;
      for (const attr of attrs) length += attr.name.length + attr.value.length;
      if (nodes > MAX_NODES || length > maxLength)
        throw new RangeError(`${nodes} nodes or ${length} characters`);
      return defaultTreeAdapter.createElement(name, namespace, attrs);
    },
    onItemPush() {
      if (++open > MAX_OPEN_ELEMENTS) throw new RangeError(`${open} nested elements`);
    },
    onItemPop() {
      open--;
    },
  };
}

type Attribute = Tree.Element["attrs"][number];

interface CleanOptions {
  videoHosts: readonly string[];
  resolve: ResolveUrl;
}

/** Returns whether no element or comment was removed. */
function cleanChildren(parent: Tree.ParentNode, options: CleanOptions, depth: number): boolean {
  let isComplete = true;
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if (child.nodeName === "#text") return [child];
    const isKept = "tagName" in child && depth <= MAX_DEPTH && isAllowed(child, options.videoHosts);
    const isAllowedElement = isKept && ALLOWED_ELEMENTS.has(child.tagName);
    isComplete = isComplete && isAllowedElement;
    if (!isKept) return [];
    isComplete = cleanChildren(child, options, depth + 1) && isComplete;
    if (!isAllowedElement) return child.childNodes;
    cleanElement(child, options.resolve);
    return [child];
  });
  for (const child of parent.childNodes) child.parentNode = parent;
  return isComplete;
}

function isAllowed(element: Tree.Element, videoHosts: readonly string[]): boolean {
  if (element.tagName === "iframe") return isVideoFrame(element, videoHosts);
  return !REMOVED_ELEMENTS.has(element.tagName);
}

function isVideoFrame(element: Tree.Element, videoHosts: readonly string[]): boolean {
  const url = URL.parse(attribute(element, "src") ?? "", ANY_SITE);
  return url?.protocol === "https:" && videoHosts.includes(url.host);
}

function cleanElement(element: Tree.Element, resolve: ResolveUrl): void {
  const isPicture = element.tagName === "img";
  const resolveIn: ResolveUrl = isPicture ? (url) => resolve(url, true) : resolve;
  element.attrs = element.attrs.flatMap((attr) => {
    const value = isAllowedAttribute(attr) ? cleanValue(attr, resolveIn) : undefined;
    return value === undefined ? [] : [{ name: attr.name, value }];
  });
  const add = (name: string, value: string) => {
    if (attribute(element, name) === undefined) element.attrs.push({ name, value });
  };
  if (element.tagName === "img" || element.tagName === "iframe") add("loading", "lazy");
  if (isPicture) add("decoding", "async");
  const width = Number(attribute(element, "width"));
  const sources =
    isPicture && width >= LEAST_SIZED_WIDTH && upstreamSrcSet(attribute(element, "src") ?? "");
  if (sources && attribute(element, "srcset") === undefined) {
    add("srcset", sources);
    add("sizes", `min(${width}px, 92vw)`);
  }
  if (element.tagName === "iframe") element.childNodes = [];
  if (attribute(element, "target") !== undefined) setNoOpener(element);
}

function isAllowedAttribute({ name, value, prefix }: Attribute): boolean {
  if (prefix || !/^[a-z][a-z0-9-]*$/.test(name)) return false;
  if (name.startsWith("on") || REMOVED_ATTRIBUTES.has(name)) return false;
  // Content must not imitate the data attributes of the site's own scripts.
  return !(name.startsWith("data-") || (name === "name" && value));
}

/** Undefined if nothing of the value is harmless. */
function cleanValue({ name, value }: Attribute, resolve: ResolveUrl): string | undefined {
  if (URL_ATTRIBUTES.has(name)) return cleanUrl(name, value, resolve);
  if (name === "srcset") return cleanSources(value, resolve);
  if (name === "style") return cleanStyle(value) || undefined;
  if (name === "class") return cleanClass(value) || undefined;
  if (name === "id") return ID_PREFIX + value;
  if (ID_REFERENCES.has(name)) return value.replace(/\S+/g, `${ID_PREFIX}$&`);
  return value;
}

function cleanUrl(name: string, value: string, resolve: ResolveUrl): string | undefined {
  if (/^\s*#./.test(value)) return value.trim().replace("#", `#${ID_PREFIX}`);
  const isPicture = name === "src" || name === "poster";
  return isSafeUrl(value, isPicture) ? resolve(value, name === "poster") : undefined;
}

/** A URL and its descriptors as in HTML: commas may be within a URL and within parentheses. */
const CANDIDATE =
  /([^\t\n\f\r ,](?:[^\t\n\f\r ]*[^\t\n\f\r ,])?)(?:[\t\n\f\r ]+((?:[^,(]|\([^)]*\)?)*))?/g;

/** Candidates beyond are dropped: a picture has a few sizes. */
const MAX_SOURCES = 50;

function cleanSources(value: string, resolve: ResolveUrl): string | undefined {
  const candidates = [...value.matchAll(CANDIDATE)].slice(0, MAX_SOURCES);
  if (!candidates.every(([, url = ""]) => isSafeUrl(url, false))) return undefined;
  const sources = candidates.map(([, url = "", descriptors = ""]) =>
    `${resolve(url, true)} ${descriptors}`.trim(),
  );
  return sources.join(", ") || undefined;
}

/** Relative, http(s), mailto or tel; pictures may also be data URLs. */
function isSafeUrl(value: string, isPicture: boolean): boolean {
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

/** As much of the text as fits once it is escaped. */
function escapeText(html: string): string {
  const text = stripTags(html, { stopAfter: MAX_LENGTH }).slice(0, MAX_LENGTH);
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return escaped.slice(0, MAX_LENGTH).replace(/(?:&[a-z]{0,3}|[\uD800-\uDBFF])$/, "");
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
