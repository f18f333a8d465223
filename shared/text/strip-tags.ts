/** The character references that sanitised HTML contains or that editors type most often. */
const ENTITIES = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["nbsp", " "],
  ["amp", "&"],
  ["quot", '"'],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["mdash", "—"],
]);

/** Elements whose text is not part of the visible page, or that sanitising removes together with their text. */
const HIDDEN = (
  "script style template noscript textarea title svg math " +
  "select datalist dialog canvas object iframe"
).split(" ");

/** Matches tags that are replaced with a space, so that words are not joined. */
const BETWEEN_WORDS =
  /^(?:br|hr|\/(?:p|div|section|article|header|footer|center|pre|li|d[dt]|h\d|tr|td|th|caption|figcaption|blockquote))$/;

const HAN_PUNCTUATION = "。！？；：，、）》」』】";
/** Punctuation that Chinese and Latin texts share. */
const SHARED_PUNCTUATION = "”’…—";
const STARTS_WITH_HAN = /^\p{Script=Han}/u;
const ENDS_WITH_HAN = /\p{Script=Han}$/u;

/** Matches the character after `<` at the beginning of a tag, comment or declaration. */
const TAG_START = /[a-z/!?]/i;
/** Matches a tag's name with an optional `/`. No name in HTML is longer than `MAX_NAME_LENGTH`. */
const TAG_NAME = /^\/?[a-z][^\s/>]*/i;
const MAX_NAME_LENGTH = 32;
const COMMENT = "!--";
/**
 * Matches the rest of a tag. A `>` in a quoted attribute does not end the tag. The pattern is unambiguous, so it
 * takes linear time.
 */
const REST_OF_TAG = /[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/y;

/**
 * Limits for reading only the beginning of a text, in characters. They are the length of the longest character
 * reference, and the greatest length of white space before the text.
 */
const MAX_ENTITY = "&CounterClockwiseContourIntegral;".length;
const SPACE = 10_000;

interface StripOptions {
  /** Further elements that are left out together with their content. */
  omit?: readonly string[];
  /** The names of elements, such as `table`. Every block inside such an element is marked as separate. */
  apart?: readonly string[];
  /** The number of characters after which to stop. */
  stopAfter?: number;
  /**
   * Decodes character references. The default only knows the references in sanitised HTML, because a table of all
   * references would be too large for the browser.
   */
  decode?: Decode | undefined;
}

export type Decode = (text: string) => string;

/** The text between two tags that separate words. */
export interface TextBlock {
  text: string;
  /** Whether the block is inside one of the elements `apart`. */
  isApart: boolean;
  /** Whether the block is the end of a list item. */
  isItem?: boolean;
}

/**
 * Converts HTML to plain text: it removes tags, decodes character references and collapses white space. It takes
 * linear time for any input, because searches only go forward and an unsuccessful search is not repeated.
 */
export function stripTags(html: string, options?: StripOptions): string {
  return joinBlocks(textBlocks(html, options));
}

/** The blocks of text in HTML. {@link joinBlocks} joins them. */
export function textBlocks(
  html: string,
  {
    omit = [],
    apart = [],
    stopAfter = Number.POSITIVE_INFINITY,
    decode = decodeCommon,
  }: StripOptions = {},
): TextBlock[] {
  const skipped = new Set([...HIDDEN, ...omit]);
  const tags = new TagScanner(html);
  let block: TextBlock = { text: "", isApart: false };
  const blocks = [block];
  let length = 0;
  let at = 0;
  let apartUntil = 0;
  while (at < html.length && length < stopAfter) {
    const tag = tags.next(at);
    const end = Math.min(tag?.start ?? html.length, at + (stopAfter - length) * MAX_ENTITY + SPACE);
    const text = decode(html.slice(at, end));
    block.text += text;
    length += text.trim().length;
    if (!tag) break;
    at = skipped.has(tag.name) ? tags.endOfElement(tag) : tag.end;
    // For a nested element, the end is not searched for again, because the search would find the same end.
    if (at > apartUntil && apart.includes(tag.name)) apartUntil = tags.endOfElement(tag);
    const isApart = at < apartUntil;
    if (isApart === block.isApart && !BETWEEN_WORDS.test(tag.name)) continue;
    block.isItem = tag.name === "/li";
    block = { text: "", isApart };
    blocks.push(block);
  }
  return blocks.map((it) => ({ ...it, text: it.text.replace(/\s+/g, " ").trim() }));
}

/**
 * Joins blocks with spaces. No space follows Chinese punctuation, because each of these characters already contains
 * space. A semicolon follows a Chinese list item that ends without punctuation.
 */
export function joinBlocks(blocks: readonly TextBlock[]): string {
  // The previous block is compared, because reading the last character of the joined text would copy that text for
  // each block.
  return blocks
    .filter(({ text }) => text !== "")
    .map(({ text }, index, all) => separator(all[index - 1], text) + text)
    .join("");
}

function separator(previous: TextBlock | undefined, text: string): string {
  const last = previous?.text.at(-1);
  if (!(previous && last) || HAN_PUNCTUATION.includes(last)) return "";
  if (SHARED_PUNCTUATION.includes(last)) return STARTS_WITH_HAN.test(text) ? "" : " ";
  const isChinese = ENDS_WITH_HAN.test(previous.text) || STARTS_WITH_HAN.test(text);
  return previous.isItem && isChinese ? "；" : " ";
}

export interface Tag {
  start: number;
  end: number;
  /** The name in lower case, with the slash of an end tag. It is empty for comments and declarations. */
  name: string;
}

/** Finds the tags of a text from the beginning to the end. */
export class TagScanner {
  readonly #html: string;
  /** The elements for which no further end tag exists. */
  readonly #unclosed = new Set<string>();
  /** Whether quotes delimit the values of attributes. After an unclosed quote, quotes are ignored. */
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
      const [name = ""] = TAG_NAME.exec(html.slice(start + 1, start + MAX_NAME_LENGTH)) ?? [];
      return { start, end, name: name.toLowerCase() };
    }
    return undefined;
  }

  /** The offset after an element's end tag, or after its start tag if the element is never closed. */
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

function decodeCommon(text: string): string {
  return text.includes("&") ? text.replace(/&(#\d{1,7}|\w{1,8});/g, decodeEntity) : text;
}

function decodeEntity(full: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES.get(name) ?? full;
  const code = Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : full;
}
