import type { TextRange } from "../../shared/text/find-keyword.ts";
import { type Tag, TagScanner } from "../../shared/text/strip-tags.ts";
import { isInside, lineBreaks, wordBreaks } from "./line-breaks.ts";
import { breaksBetweenWords, lastWordsAt, quantitiesOf } from "./whole-parts.ts";
import { widthOf } from "./words.ts";

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Matches the text of a link that consists of one or two Chinese words. If such a link were broken over two lines, it
 * would look like two links.
 */
const SHORT_LINK = /^\p{Script=Han}{2,6}$/u;

/** Elements with short lines or large type, where a broken word is conspicuous. */
const SHORT_LINES = new Set("h1 h2 h3 h4 h5 h6 caption figcaption th td blockquote".split(" "));

/** Cells of a table. They may be so narrow that lines have to break between any two words. */
const CELLS = new Set(["th", "td"]);

/** Elements within a line. All other tags end a paragraph. */
const INLINE = new Set(
  "a abbr b bdi cite code del dfn em i ins kbd mark q s small span strong sub sup time u var".split(
    " ",
  ),
);

/** End tags of paragraphs. */
const ENDS = new Set(["/p", "/li", "/dd", "/dt"]);

/**
 * A paragraph of at most this many characters counts as short. A phone shows it on three or four lines, where a broken
 * word is as conspicuous as in a summary. In longer paragraphs, lines break within words as in a Chinese book, so that
 * all lines have the same length.
 */
const MAX_SHORT = 80;

/**
 * Each list has at most this many offsets. The rest is cut off. Only a text that is several times as long as a page
 * would have more.
 */
const MAX_OFFSETS = 5_000;

/**
 * Finds the offsets in a sanitised body at which views (the components that show the body) insert markup. The worker
 * finds them once, so that no view has to parse the body.
 */
export function bodyOffsets(html: string) {
  /** The offsets at which a line of a heading, table cell, caption, quotation or short paragraph may break. */
  const contentBreaks: number[] = [];
  /** For each short paragraph, the offset before the `>` of its start tag, where views add an attribute. */
  const shortParagraphs: number[] = [];
  /**
   * Ranges of a paragraph in which lines break only at `contentBreaks`: numbers with their units, short quotations,
   * links and last words. Starts and ends alternate.
   */
  const quantities: number[] = [];
  /** Start and end of each outermost table, alternating. Views put a scrolling frame around each of these tables. */
  const tables: number[] = [];
  const tags = new TagScanner(html);
  let shortDepth = 0;
  let cellDepth = 0;
  let tableDepth = 0;
  let at = 0;
  let isLink = false;
  let paragraph = new Paragraph();
  while (at <= html.length) {
    const tag = tags.next(at);
    const text = html.slice(at, tag?.start);
    if (shortDepth > 0 && HAN.test(text)) {
      const breaks = cellDepth > 0 ? cellBreaks(text) : lineBreaks(text);
      for (const offset of breaks) contentBreaks.push(at + offset);
    } else {
      paragraph.addText(text, at, isLink);
    }
    const name = tag?.name ?? "";
    if (tag && INLINE.has(name)) paragraph.openElement(tag.start);
    else if (name.startsWith("/") && INLINE.has(name.slice(1))) paragraph.closeElement();
    else {
      const { wholes, breaks, shortAt } = paragraph.offsets(tag);
      for (const { start, end } of wholes) quantities.push(start, end);
      // A paragraph whose breaks are cut off below must not be marked, because its lines would break nowhere.
      if (shortAt && contentBreaks.length + breaks.length <= MAX_OFFSETS) {
        shortParagraphs.push(shortAt);
      }
      contentBreaks.push(...breaks);
      paragraph = new Paragraph(tag);
    }
    if (!tag) break;
    isLink = name === "a";
    if (SHORT_LINES.has(name)) shortDepth++;
    else if (SHORT_LINES.has(name.slice(1))) shortDepth--;
    if (CELLS.has(name)) cellDepth++;
    else if (CELLS.has(name.slice(1))) cellDepth--;
    if (name === "table" && tableDepth++ === 0) tables.push(tag.start);
    if (name === "/table" && --tableDepth === 0) tables.push(tag.end);
    at = tag.end;
  }
  return {
    contentBreaks: contentBreaks.slice(0, MAX_OFFSETS),
    shortParagraphs,
    quantities: quantities.slice(0, MAX_OFFSETS),
    tables: tables.slice(0, MAX_OFFSETS),
  };
}

/** Matches a short number with its unit at the end of a cell. It stays with the word before it: 缩短6天. */
const LAST_NUMBER = /^\d[\d.]{0,2}.?$/u;

/**
 * The last word of a cell stays with the word before it if two conditions hold: the last word is shorter than
 * SHORT_WORD characters, and both words together are not wider than MAX_CELL_END ideographs. Narrow columns have room
 * for this width.
 */
const SHORT_WORD = 4;
const MAX_CELL_END = 6;

function cellBreaks(text: string): number[] {
  const breaks = wordBreaks(text).filter((at) => !LAST_NUMBER.test(text.slice(at)));
  const isShort = text.length - (breaks.at(-1) ?? 0) < SHORT_WORD;
  const isNarrow = widthOf(text.slice(breaks.at(-2) ?? 0)) <= MAX_CELL_END;
  return isShort && isNarrow ? breaks.slice(0, -1) : breaks;
}

/** A text between two tags. */
interface TextNode {
  text: string;
  /** The offset within the text of the whole paragraph. */
  at: number;
  /** The offset in the HTML. */
  source: number;
  /** The offset in the HTML at which the outermost element around the text begins. */
  element: number | undefined;
}

/**
 * A range of the paragraph's text within which no line may break. If a long link contains the range, `linkEnd` is the
 * offset at which this link ends.
 */
interface Whole extends TextRange {
  linkEnd?: number;
}

/** Matches a space or a punctuation mark beside which a line may break, such as a per cent sign before Chinese. */
const BREAKABLE = /[^\p{L}\p{N},.:%‰]|[%‰](?=\p{Script=Han})/u;

/**
 * Matches an amount that ends with a sign, such as 5%. Views put such an amount into an element of its own, to separate
 * it from the Chinese text after it.
 */
const SIGN = /[%‰℃]$/;

/** Whether a line may break in the text although the text has no offsets: beside a space or a punctuation mark. */
function isBreakable(text: string): boolean {
  const at = text.search(BREAKABLE);
  return at >= 0 && LETTER.test(text.slice(at));
}

const TWO_HAN = /^\p{Script=Han}{2}$/u;

interface ParagraphOffsets {
  /** The ranges in the HTML within which lines break only at `breaks`. */
  wholes: TextRange[];
  /** The offsets in the HTML at which a line may break. */
  breaks: number[];
  /**
   * The offset of the `>` of the paragraph's start tag. Set only if the lines of the paragraph must not break within
   * words.
   */
  shortAt?: number | undefined;
}

function joinParts(a: ParagraphOffsets, b: ParagraphOffsets): ParagraphOffsets {
  return { wholes: [...a.wholes, ...b.wholes], breaks: [...a.breaks, ...b.breaks] };
}

/** Collects the texts of a paragraph, so that its last words are found even if they are in several elements. */
class Paragraph {
  #text = "";
  readonly #nodes: TextNode[] = [];
  /** Numbers with their units, short quotations, and short links. */
  readonly #wholes: Whole[] = [];
  /** Chinese links with longer texts. Lines may break in these links only between phrases. */
  readonly #links: TextRange[] = [];
  readonly #open: number[] = [];
  readonly #startTag: Tag | undefined;

  /** `startTag` is the tag before the text. */
  constructor(startTag?: Tag) {
    this.#startTag = startTag;
  }

  openElement(start: number) {
    this.#open.push(start);
  }

  closeElement() {
    this.#open.pop();
  }

  addText(text: string, source: number, isLink: boolean) {
    if (text === "") return;
    const at = this.#text.length;
    const wholes =
      isLink && SHORT_LINK.test(text) ? [{ start: 0, end: text.length }] : quantitiesOf(text);
    const isLong = isLink && HAN.test(text) && !SHORT_LINK.test(text);
    const link = { start: at, end: at + text.length };
    if (isLong) this.#links.push(link);
    for (const { start, end } of wholes) {
      this.#wholes.push({
        start: at + start,
        end: at + end,
        ...(isLong && { linkEnd: link.end }),
      });
    }
    this.#nodes.push({ text, at, source, element: this.#open[0] });
    this.#text += text;
  }

  /** The offsets in the HTML for the line breaks of the paragraph. `tag` is the tag after the text. */
  offsets(tag: Tag | undefined): ParagraphOffsets {
    if (!tag || !ENDS.has(tag.name)) return this.#partsBefore(this.#text.length);
    const words = this.#isShort(tag) ? breaksBetweenWords(this.#text, this.#wholes) : [];
    const last = this.#lastWords(tag.start);
    if (words.length === 0) return joinParts(this.#partsBefore(last.limit), last);
    // Lines of a short paragraph break only at offsets, spaces and punctuation. So a range without spaces and
    // punctuation needs no element that keeps it together.
    const isLastBreakable = isBreakable(this.#text.slice(words.at(-1)));
    const limit = isLastBreakable ? last.limit : this.#text.length;
    const links = this.#linksBefore(limit);
    const between = words.filter((at) => at <= limit && !isInside(at, links));
    const before = this.#partsBefore(limit, (text) => isBreakable(text) || SIGN.test(text));
    const { wholes, breaks } = isLastBreakable ? joinParts(before, last) : before;
    return {
      wholes,
      breaks: [...this.#breaksAt(between), ...breaks],
      shortAt: this.#startTag && this.#startTag.end - 1,
    };
  }

  /** Whether the paragraph is short and fills an element that has no attributes. */
  #isShort(endTag: Tag): boolean {
    if (!this.#startTag || this.#text.length > MAX_SHORT) return false;
    const { name, start, end } = this.#startTag;
    // A start tag with attributes may have a pasted style that says where lines break.
    const hasAttributes = end - start > `<${name}>`.length;
    return endTag.name === `/${name}` && !hasAttributes;
  }

  /**
   * Returns the range of the last words. Lines break in this range only at `breaks`, and there are breaks only if the
   * range begins before the last words. `limit` is the offset in the paragraph's text at which the range begins.
   */
  #lastWords(end: number): { wholes: TextRange[]; breaks: number[]; limit: number } {
    const last = lastWordsAt(this.#text, this.#wholes);
    const node = this.#nodes.findLast(({ at }) => at <= last);
    if (last === this.#text.length || !node) return { wholes: [], breaks: [], limit: last };
    const start = node.source + last - node.at;
    const after = node.at + node.text.length;
    if (node.element === undefined) return { wholes: [{ start, end }], breaks: [], limit: last };
    if (!LETTER.test(this.#text.slice(after))) {
      // Browsers break no line before the punctuation after the element.
      const whole = { start, end: node.source + node.text.length };
      return { wholes: [whole], breaks: [], limit: last };
    }
    // The last words begin inside an element and go on after its end. Views put an element around the range, so the
    // range has to begin before the start tag of the inner element. Lines may break between the words that come before
    // the last words.
    const { element } = node;
    const first = this.#nodes.find((it) => it.element === element)?.at ?? 0;
    const breaks = wordBreaks(this.#text).filter((at) => at > first && at < last);
    return {
      wholes: [{ start: element, end }],
      breaks: [...breaks, ...(last > first ? [last] : [])].map((at) => this.#sourceOf(at)),
      limit: first,
    };
  }

  #linksBefore(limit: number): TextRange[] {
    return this.#links.filter(({ end }) => end <= limit);
  }

  /**
   * The ranges and breaks before an offset in the paragraph's text. Leaves out each range if `isWanted` returns false
   * for its text.
   */
  #partsBefore(limit: number, isWanted: (text: string) => boolean = () => true): ParagraphOffsets {
    const links = this.#linksBefore(limit);
    const wholes = this.#wholes.filter(
      ({ end, linkEnd = Number.POSITIVE_INFINITY }) => end <= limit && linkEnd > limit,
    );
    const ranges = [...wholes, ...links]
      .filter(({ start, end }) => isWanted(this.#text.slice(start, end)))
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end }) => ({
        start: this.#sourceOf(start),
        end: this.#sourceOf(end - 1) + 1,
      }));
    const breaks = links.flatMap(({ start, end }) => {
      const source = this.#sourceOf(start);
      return lineBreaks(this.#text.slice(start, end)).map((at) => source + at);
    });
    return { wholes: ranges, breaks };
  }

  /**
   * Converts breaks in the paragraph's text to offsets in the HTML. A break beside a tag is kept only between two
   * Chinese characters, because the space that browsers add between Chinese and Latin characters would be lost there.
   * If the break is directly after the start tag of an element, it is moved before this tag.
   */
  #breaksAt(offsets: readonly number[]): number[] {
    return offsets.flatMap((at) => {
      const node = this.#nodes.find((it) => it.at === at);
      if (!node || at === 0) return this.#sourceOf(at);
      if (!TWO_HAN.test(this.#text.slice(at - 1, at + 1))) return [];
      const isFirst = this.#nodes.find((it) => it.element === node.element) === node;
      return isFirst && node.element !== undefined ? node.element : node.source;
    });
  }

  #sourceOf(at: number): number {
    const node = this.#nodes.findLast((it) => it.at <= at);
    return node ? node.source + at - node.at : 0;
  }
}
