import { decodeHTML } from "entities/decode";
import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  type TreeAdapter,
} from "parse5";
import { stripTags } from "../../shared/text/strip-tags.ts";
import type { ResolveUrl } from "./html-attributes.ts";
import { cleanElement, type ElementOptions, idPrefix } from "./html-attributes.ts";
import { linkFragments, modernizeAnchor } from "./html-fragments.ts";
import { isEmptyMedia, isVideoFrame, loadDeferred } from "./html-media.ts";
import { describeTables } from "./html-tables.ts";
import { setChildren } from "./html-tree.ts";
import { noteInvalid } from "./invalid-values.ts";

/** Sanitises the HTML of a body. The scope keeps the body's ids apart from the ids of other bodies on the page. */
export type CleanHtml = (html: string, scope?: string) => string;

/**
 * Sanitises HTML when it is received (docs/behaviour.md 12). Everything that could run or load code, or impersonate the
 * page, is removed.
 */

const words = (list: string) => new Set(list.split(" "));

/** These elements are removed with their content: code, form controls, and elements with parsing rules of their own. */
const REMOVED_ELEMENTS = words(
  "script style base meta link object embed applet frame frameset template noscript noembed noframes " +
    "xmp plaintext listing svg math portal fencedframe title textarea select option optgroup datalist " +
    "input output meter progress dialog slot canvas param bgsound selectedcontent",
);

/** These elements stay. All elements that are neither allowed nor removed are replaced by their content. */
const ALLOWED_ELEMENTS = words(
  "a abbr acronym address area article aside audio b bdi bdo big blockquote br caption center cite code col " +
    "colgroup data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header " +
    "hgroup hr i iframe img ins kbd li main map mark menu nav nobr ol p picture pre q rb rp rt rtc ruby s samp " +
    "search section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track " +
    "tt u ul var video wbr",
);

/**
 * Elements that are nested more deeply than this are removed. No real text has such elements, and without a limit the
 * recursion could overflow the stack.
 */
const MAX_DEPTH = 200;

/**
 * A body beyond these limits is shown as plain text. An attack could, for example, leave formatting elements open,
 * which the parser would reopen in every paragraph.
 */
const MAX_ELEMENTS = 60_000;
const MAX_OPEN_ELEMENTS = 500;
/**
 * A body may have at most this many characters. Data URLs that contain a picture or base64 do not count, because it
 * takes next to no time to clean them. The base64 of a data URL may have line breaks (RFC 2045).
 */
const MAX_LENGTH = 2 ** 19;
/** Parsing and cleaning may make a body at most this many times as long, plus GROWTH_MARGIN characters. */
const MAX_GROWTH = 4;
const GROWTH_MARGIN = 65_536;
const DATA_URL =
  /data:(?:image\/[\w.+-]{1,20}[\w;=.-]{0,100}|[^\s,<>"']{0,200};base64),(?:[\w+/=%\s-]+|&(?:#x?[\da-f]{1,2}|newline|tab);)*/gi;

/**
 * Output is stable if a parser reads it without changing it. Output that is still not stable after this many parses
 * counts as an attack.
 */
const MAX_PARSES = 5;

/** Returns a function that sanitises a body. Frames stay only if they are from `videoHosts`. */
export function createHtmlCleaner(
  videoHosts: readonly string[],
  resolve: ResolveUrl = (url) => url,
): CleanHtml {
  return (html, scope = "") => {
    if (!/[<&]/.test(html) && html.length <= MAX_LENGTH) return html;
    try {
      return cleanMarkup(html, { videoHosts, resolve, prefix: idPrefix(scope) });
    } catch (error) {
      noteInvalid("bodies shown as text", `${error} (in a body of ${html.length} characters)`);
      return escapeText(html);
    }
  };
}

function cleanMarkup(html: string, options: CleanOptions): string {
  if (html.length > MAX_LENGTH && html.replace(DATA_URL, "").length > MAX_LENGTH)
    throw new RangeError(`too many characters: ${html.length}`);
  const maxLength = html.length * MAX_GROWTH + GROWTH_MARGIN;
  const fragment = parse(html, maxLength);
  const isStable = write(fragment) === html;
  const isComplete = cleanChildren(fragment, options, 0);
  linkFragments(fragment, options);
  const isMoved = describeTables(fragment);
  const written = write(fragment);
  // If the body was stable and none of its elements was removed or moved, the output is stable, too. The cleaner has
  // then changed nothing but attributes, which do not affect how allowed elements are parsed.
  const cleaned =
    isStable && isComplete && !isMoved ? written : parseUntilStable(written, maxLength);
  if (cleaned.length > maxLength) throw new RangeError(`too many characters: ${cleaned.length}`);
  return cleaned;
}

/**
 * Parses and writes HTML until the result no longer changes. The first result may change, because a removed element may
 * have separated two elements that cannot be nested.
 */
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

/** Parsers drop a line break at the start of `pre`, so a line break that belongs to the text is written twice. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  getTextNodeContent(node) {
    const isFirst = node.parentNode?.nodeName === "pre" && node.parentNode.childNodes[0] === node;
    return isFirst && node.value.startsWith("\n") ? `\n${node.value}` : node.value;
  },
};

/**
 * Makes a tree adapter that throws as soon as the parser exceeds a limit. Attributes of a reopened element count again.
 */
function limitedAdapter(maxLength: number): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  let length = 0;
  let open = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...[name, namespace, attrs]) {
      elements++;
      length += 2 * name.length;
      for (const attr of attrs) length += attr.name.length + attr.value.length;
      if (elements > MAX_ELEMENTS) throw new RangeError(`too many elements: ${elements}`);
      if (length > maxLength) throw new RangeError(`too many characters: ${length}`);
      return defaultTreeAdapter.createElement(name, namespace, attrs);
    },
    onItemPush() {
      if (++open > MAX_OPEN_ELEMENTS) throw new RangeError(`too many nested elements: ${open}`);
    },
    onItemPop() {
      open--;
    },
  };
}

interface CleanOptions extends ElementOptions {
  videoHosts: readonly string[];
}

/** Cleans all descendants of a node. Returns false if an element or a comment was removed. */
function cleanChildren(parent: Tree.ParentNode, options: CleanOptions, depth: number): boolean {
  let isComplete = true;
  const children = parent.childNodes.flatMap((child) => {
    if (child.nodeName === "#text") return [child];
    // These two calls must come first, because they read attributes that `cleanElement` removes.
    if ("tagName" in child) {
      loadDeferred(child);
      modernizeAnchor(child);
    }
    const isKept = "tagName" in child && depth <= MAX_DEPTH && isAllowed(child, options.videoHosts);
    const isAllowedElement = isKept && ALLOWED_ELEMENTS.has(child.tagName);
    isComplete = isComplete && isAllowedElement;
    if (!isKept) return [];
    if (isAllowedElement) cleanElement(child, options);
    isComplete = cleanChildren(child, options, depth + 1) && isComplete;
    if (!isAllowedElement) return child.childNodes;
    if (!isEmptyMedia(child)) return [child];
    isComplete = false;
    return [];
  });
  setChildren(parent, children);
  return isComplete;
}

function isAllowed(element: Tree.Element, videoHosts: readonly string[]): boolean {
  if (element.tagName === "iframe") return isVideoFrame(element, videoHosts);
  return !REMOVED_ELEMENTS.has(element.tagName);
}

/** Escapes as much of the text as fits into MAX_LENGTH characters. */
function escapeText(html: string): string {
  const text = stripTags(html, { stopAfter: MAX_LENGTH, decode: decodeHTML }).slice(0, MAX_LENGTH);
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return escaped.slice(0, MAX_LENGTH).replace(/(?:&[a-z]{0,3}|[\uD800-\uDBFF])$/, "");
}

export function isRemovedElement(name: string): boolean {
  return REMOVED_ELEMENTS.has(name);
}

/** Whether elements with this name stay in a body. A frame stays only if it is from a video host. */
export function isShownElement(name: string): boolean {
  return ALLOWED_ELEMENTS.has(name);
}
