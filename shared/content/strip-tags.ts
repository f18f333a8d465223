/** The entities that specification section 1 names, by name. */
const ENTITIES: Record<string, string> = {
  lt: "<",
  gt: ">",
  nbsp: " ",
  amp: "&",
  quot: '"',
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  mdash: "—",
};

/** Elements whose text no browser shows as part of the page. */
const HIDDEN = ["script", "style", "template", "noscript", "textarea", "title", "svg", "math"];

/** Where one is gone, words on both sides of it would run together. */
const BETWEEN_WORDS = /^(?:br|\/(?:p|li|h\d|tr|td|th|figcaption|blockquote))$/;

const HAN_PUNCTUATION = "。！？；：，、）》」』】";
/** Of Chinese and of Latin text alike. */
const SHARED_PUNCTUATION = "”’…—";
const STARTS_WITH_HAN = /^\p{Script=Han}/u;

/** What follows `<` where a tag, a comment or a declaration begins. */
const TAG_START = /[a-z/!?]/i;
/** `/` and name of a tag; longer names are none of HTML's. */
const TAG_NAME = /^\/?[a-z][^\s/>]*/i;
const LONGEST_NAME = 32;
const COMMENT = "!--";
/** A greater-than sign within a quoted attribute does not end a tag. No two ways lead through it: it takes linear time. */
const REST_OF_TAG = /[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/y;

interface StripOptions {
  /** Further elements that are left out with all they hold. */
  without?: readonly string[];
  /** Characters after which the text may end. */
  enough?: number;
}

/**
 * Plain text of HTML: tags removed, a few entities decoded, white space folded.
 * Takes a time in proportion to the length of any text: each search goes
 * forward, and one that finds nothing is not made again.
 */
export function stripTags(
  html: string,
  { without = [], enough = Number.POSITIVE_INFINITY }: StripOptions = {},
): string {
  const skipped = new Set([...HIDDEN, ...without]);
  const tags = new TagScanner(html);
  const blocks = [""];
  let length = 0;
  let at = 0;
  while (at < html.length && length < enough) {
    const tag = tags.next(at);
    const text = plain(html.slice(at, tag?.start));
    blocks.push((blocks.pop() ?? "") + text);
    length += text.trim().length;
    if (!tag) break;
    if (BETWEEN_WORDS.test(tag.name)) blocks.push("");
    at = skipped.has(tag.name) ? tags.endOfElement(tag) : tag.end;
  }
  return joinBlocks(blocks.map((block) => block.replace(/\s+/g, " ").trim()));
}

/** After the punctuation of Chinese no space stands, which has its room already. */
function joinBlocks(blocks: string[]): string {
  let joined = "";
  for (const block of blocks) {
    if (block === "") continue;
    joined += needsSpace(joined.at(-1), block) ? ` ${block}` : block;
  }
  return joined;
}

function needsSpace(last: string | undefined, block: string): boolean {
  if (last === undefined || HAN_PUNCTUATION.includes(last)) return false;
  return !(SHARED_PUNCTUATION.includes(last) && STARTS_WITH_HAN.test(block));
}

export interface Tag {
  start: number;
  end: number;
  /** In lower case, of an end tag with its slash; empty for comments and the like. */
  name: string;
}

/** Finds tags one after the other. */
export class TagScanner {
  readonly #html: string;
  /** Elements that no end tag follows any more. */
  readonly #unclosed = new Set<string>();
  /** After a quote that is never closed, quotes mean nothing. */
  #hasQuotes = true;

  constructor(html: string) {
    this.#html = html;
  }

  next(from: number): Tag | undefined {
    const html = this.#html;
    for (let start = html.indexOf("<", from); start >= 0; start = html.indexOf("<", start + 1)) {
      if (!TAG_START.test(html.charAt(start + 1))) continue;
      const end = this.#endOfTag(start + 1);
      if (end < 0) return undefined;
      const [name = ""] = TAG_NAME.exec(html.slice(start + 1, start + LONGEST_NAME)) ?? [];
      return { start, end, name: name.toLowerCase() };
    }
    return undefined;
  }

  /** Where an element ends whose start tag is given: after its end tag; without one, where the start tag does. */
  endOfElement({ name, end }: Tag): number {
    if (this.#unclosed.has(name)) return end;
    const endTag = new RegExp(`</${name}\\b`, "gi");
    endTag.lastIndex = end;
    const close = endTag.test(this.#html) ? this.#endOfTag(endTag.lastIndex) : -1;
    if (close < 0) this.#unclosed.add(name);
    return Math.max(close, end);
  }

  #endOfTag(from: number): number {
    if (this.#html.startsWith(COMMENT, from) && !this.#unclosed.has(COMMENT)) {
      const end = this.#html.indexOf("-->", from);
      if (end >= 0) return end + "-->".length;
      this.#unclosed.add(COMMENT);
    }
    REST_OF_TAG.lastIndex = from;
    if (this.#hasQuotes && REST_OF_TAG.test(this.#html)) return REST_OF_TAG.lastIndex;
    this.#hasQuotes = false;
    return this.#html.indexOf(">", from) + 1 || -1;
  }
}

function plain(text: string): string {
  return text.includes("&") ? text.replace(/&(#\d{1,7}|\w{1,8});/g, decodeEntity) : text;
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
  const code = Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
