import type { TextRange } from "../../shared/text/find-keyword.ts";
import { TagScanner } from "../../shared/text/strip-tags.ts";
import { lineBreaks, wordBreaks } from "./line-breaks.ts";
import { lastWordsAt, quantitiesOf } from "./whole-parts.ts";

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Matches the text of a link that consists of one or two Chinese words. If such a link were broken over two lines, it
 * would look like two links.
 */
const SHORT_LINK = /^\p{Script=Han}{2,6}$/u;

/** Elements with short lines or large type, where a broken word is conspicuous. */
const SHORT_LINES = new Set("h1 h2 h3 h4 h5 h6 caption figcaption th td blockquote".split(" "));

/** Cells may be so narrow that lines have to break between any two words. */
const CELLS = new Set(["th", "td"]);

/** Elements within a line. All other tags end a paragraph. */
const INLINE = new Set(
  "a abbr b bdi cite code del dfn em i ins kbd mark q s small span strong sub sup time u var".split(
    " ",
  ),
);

/** End tags of elements with long texts. */
const ENDS = new Set(["/p", "/li", "/dd", "/dt"]);

/** Each list has at most this many offsets. Only a text that is several times as long as a page has more. */
const MAX_OFFSETS = 5_000;

/** Finds offsets in a sanitised body once, so that no view has to parse the body. */
export function bodyOffsets(html: string) {
  /** Where a line of a heading, table cell, caption or quotation may break. */
  const contentBreaks: number[] = [];
  /**
   * Ranges within which no line of any other text may break: numbers with their units, short links and last words.
   * Starts and ends alternate.
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
    else if (INLINE.has(name.slice(1))) paragraph.closeElement();
    else {
      const { wholes, breaks } = paragraph.offsets(ENDS.has(name) ? tag?.start : undefined);
      for (const { start, end } of wholes) quantities.push(start, end);
      contentBreaks.push(...breaks);
      paragraph = new Paragraph();
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
    quantities: quantities.slice(0, MAX_OFFSETS),
    tables: tables.slice(0, MAX_OFFSETS),
  };
}

/** Matches a short number with its unit at the end of a cell. It stays with the word before it: 缩短6天. */
const LAST_NUMBER = /^\d[\d.]{0,2}.?$/u;

function cellBreaks(text: string): number[] {
  return wordBreaks(text).filter((at) => !LAST_NUMBER.test(text.slice(at)));
}

/** A text between two tags. */
interface TextNode {
  text: string;
  /** The offset in the paragraph's text. */
  at: number;
  /** The offset in the HTML. */
  source: number;
  /** The offset in the HTML at which the outermost element begins that contains the text. */
  element: number | undefined;
}

/** A range without line breaks. `linkEnd` is where the long link ends that contains the range. */
interface Whole extends TextRange {
  linkEnd?: number;
}

/** Collects the texts of a paragraph, so that its last words are found even if they are in several elements. */
class Paragraph {
  #text = "";
  readonly #nodes: TextNode[] = [];
  /** Numbers with their units, and short links. */
  readonly #wholes: Whole[] = [];
  /** Chinese links with longer texts, which may break between their phrases only. */
  readonly #links: TextRange[] = [];
  readonly #open: number[] = [];

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

  /**
   * The offsets in the HTML of the ranges without line breaks, and of further line breaks. `end` is set if the
   * paragraph ends there, so that its last words stay together.
   */
  offsets(end: number | undefined): { wholes: TextRange[]; breaks: number[] } {
    const last = end === undefined ? this.#text.length : lastWordsAt(this.#text, this.#wholes);
    const node = this.#nodes.findLast(({ at }) => at <= last);
    if (end === undefined || last === this.#text.length || !node) {
      return this.#partsBefore(last);
    }
    const start = node.source + last - node.at;
    const after = node.at + node.text.length;
    if (node.element === undefined) {
      return this.#partsBefore(last, { start, end });
    }
    if (!LETTER.test(this.#text.slice(after))) {
      // Browsers break no line before the punctuation after the element.
      const whole = { start, end: node.source + node.text.length };
      return this.#partsBefore(last, whole);
    }
    // The words begin inside an element that ends before them. The whole element is in the range, and may break
    // between its words.
    const { element } = node;
    const first = this.#nodes.find((it) => it.element === element)?.at ?? 0;
    const breaks = wordBreaks(this.#text).filter((at) => at > first && at < last);
    const parts = this.#partsBefore(first, { start: element, end });
    if (last > first) breaks.push(last);
    return { ...parts, breaks: [...parts.breaks, ...breaks.map((at) => this.#sourceOf(at))] };
  }

  /** The ranges and breaks before an offset in the paragraph's text, and the range of the last words. */
  #partsBefore(limit: number, ...last: TextRange[]): { wholes: TextRange[]; breaks: number[] } {
    const links = this.#links.filter(({ end }) => end <= limit);
    const wholes = this.#wholes.filter(
      ({ end, linkEnd = Number.POSITIVE_INFINITY }) => end <= limit && linkEnd > limit,
    );
    const ranges = [...wholes, ...links]
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end }) => ({
        start: this.#sourceOf(start),
        end: this.#sourceOf(end - 1) + 1,
      }));
    const breaks = links.flatMap(({ start, end }) => {
      const source = this.#sourceOf(start);
      return lineBreaks(this.#text.slice(start, end)).map((at) => source + at);
    });
    return { wholes: [...ranges, ...last], breaks };
  }

  #sourceOf(at: number): number {
    const node = this.#nodes.findLast((it) => it.at <= at);
    return node ? node.source + at - node.at : 0;
  }
}
