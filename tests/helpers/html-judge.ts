import { html, parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * Finds everything in cleaned HTML that could execute code, load code or take over the page. This check follows the
 * HTML specification and uses no code of the cleaner, so that the two can be compared.
 */

/**
 * Elements that only display content. All other elements are rejected, even those that browsers may add in the
 * future.
 */
const HARMLESS = new Set(
  (
    "a abbr acronym address area article aside audio b bdi bdo big blockquote br caption center cite code col " +
    "colgroup data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header " +
    "hgroup hr i iframe img ins kbd li main map mark menu nav nobr ol p picture pre q rb rp rt rtc ruby s samp " +
    "search section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track " +
    "tt u ul var video wbr"
  ).split(" "),
);

const ADDRESS =
  /^(?:href|src|srcset|imagesrcset|action|formaction|poster|background|cite|longdesc|data|classid|codebase|profile|icon|manifest|archive|lowsrc|dynsrc|code)$/;

/** Attributes that execute something or affect the surrounding page. */
const ACTING =
  /^(?:on.*|srcdoc|ping|attributionsrc|is|slot|part|exportparts|nonce|autofocus|contenteditable|accesskey|tabindex|popover.*|command.*|interest.*|invoke.*|form.*|http-equiv|shadowroot.*|draggable|inert|data-.*|sandbox|allow|csp|item.*|xmlns.*|.*:.*)$/;

const STYLE = /url|image-set|expression|import|binding|behavior|\\|[{}<>@]|position|inset/i;

export function whatCouldRun(text: string, videoHosts: readonly string[]): string[] {
  const root = parseFragment(text, { scriptingEnabled: true });
  // A browser that does not run scripts also parses the content of `noscript`.
  const unscripted = parseFragment(text, { scriptingEnabled: false });
  return [root, unscripted].flatMap((fragment) => inside(fragment, videoHosts));
}

function inside(parent: Tree.ParentNode, videoHosts: readonly string[]): string[] {
  return parent.childNodes.flatMap((child) => {
    if (child.nodeName === "#text") return [];
    if (!("tagName" in child)) return [child.nodeName];
    return [...elementFaults(child, videoHosts), ...inside(child, videoHosts)];
  });
}

function elementFaults(element: Tree.Element, videoHosts: readonly string[]): string[] {
  const { tagName, namespaceURI, attrs } = element;
  const isKnown = HARMLESS.has(tagName) && namespaceURI === html.NS.HTML;
  const faults = attrs
    .filter((attr) => isFaulty(attr, tagName))
    .map(({ name }) => `${tagName} ${name}`);
  const isStrangeFrame = tagName === "iframe" && !isVideo(attrs, videoHosts);
  return [...(isKnown ? [] : [tagName]), ...(isStrangeFrame ? ["iframe"] : []), ...faults];
}

function isFaulty({ name, value }: Tree.Element["attrs"][number], tagName: string): boolean {
  if (ACTING.test(name)) return true;
  if (name === "name") return !(value === "" || (tagName === "map" && value.startsWith("c-")));
  if (name === "usemap") return !value.startsWith("#c-");
  if (name === "id") return !value.startsWith("c-");
  if (name === "style") return STYLE.test(value);
  if (name === "class") return /(?:^|\s)(?:s-|visually-hidden|link-area)/.test(value);
  if (name.endsWith("srcset")) return !value.split(",").every(isHarmlessCandidate);
  return ADDRESS.test(name) && !isHarmlessAddress(value, name === "src" || name === "poster");
}

/** Whether a candidate of `srcset` is harmless. Its URL ends at the first space, and a size may follow. */
function isHarmlessCandidate(candidate: string): boolean {
  return isHarmlessAddress(candidate.trim().split(/\s/)[0] ?? "", false);
}

/**
 * Whether a URL is harmless after browsers have parsed it. Browsers drop control characters at the beginning and end of
 * a URL, and all tabs and line breaks inside it.
 */
function isHarmlessAddress(value: string, isPicture: boolean): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters from URLs.
  const read = value.replace(/^[\u0000-\u0020]+/, "").replace(/[\t\n\r]/g, "");
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(read) ?? [];
  if (scheme === undefined) return true;
  if (/^(?:https?|mailto|tel)$/i.test(scheme)) return true;
  return isPicture && /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i.test(read);
}

function isVideo(attrs: Tree.Element["attrs"], videoHosts: readonly string[]): boolean {
  const source = attrs.find(({ name }) => name === "src")?.value ?? "";
  return videoHosts.some((host) =>
    new RegExp(`^\\s*(?:https:)?//${host}(?:[/?#]|$)`, "i").test(source),
  );
}
