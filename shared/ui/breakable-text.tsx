import { shortSummary } from "../text/cut-text.ts";
import { escapeHtml } from "../text/escape.ts";
import type { TextRange } from "../text/find-keyword.ts";
import { splitAt, ZERO_WIDTH_SPACE } from "../text/split-at.ts";
import { matchesOf, quantitiesOf, wholeParts } from "../text/whole-parts.ts";
import { LATIN_NAME } from "../text/words.ts";

interface Attributes {
  as?: "span" | "h1" | "h2" | "h3" | "p" | "dd";
  id?: string;
  className?: string | undefined;
  /** Set if lines may only break at the offsets, as in headings. */
  "data-words"?: "";
}

interface BreakableTextProps extends Attributes {
  text: string;
  /**
   * The offsets at which a line may break (worker/content-html/line-breaks.ts). Without them the browser decides, but
   * amounts stay whole.
   */
  breaks?: readonly number[] | undefined;
}

/**
 * A plain text with its line breaks. It is a single HTML string, because React would take longer for the many small
 * elements than for the rest of the page.
 */
export function BreakableText({
  text,
  breaks,
  as: Element = "span",
  ...attributes
}: BreakableTextProps) {
  return (
    <Element
      {...attributes}
      dangerouslySetInnerHTML={{
        __html: breaks ? breakableHtml(text, breaks) : wholeAmounts(text),
      }}
    />
  );
}

/** Data with a title, and the offsets at which the title may break (see {@link BreakableText}). */
export interface Titled {
  title: string;
  titleBreaks?: readonly number[] | undefined;
}

interface TitleProps extends Attributes {
  item: Titled;
}

/** An item's title with its line breaks. */
export function Title({ item, ...attributes }: TitleProps) {
  return <BreakableText text={item.title} breaks={item.titleBreaks} {...attributes} />;
}

interface StatementProps extends Attributes {
  item: { summary?: string | undefined; summaryBreaks?: readonly number[] | undefined };
}

/** An item's summary in large type, with line breaks as in headings. */
export function Statement({ item: { summary, summaryBreaks }, ...attributes }: StatementProps) {
  if (!summary) return null;
  return <BreakableText data-words="" text={summary} breaks={summaryBreaks} {...attributes} />;
}

interface SummaryProps {
  text: string | undefined;
  className?: string | undefined;
  /** Set in lists whose entries lead to the full text. */
  isShort?: boolean;
}

/**
 * A paragraph of plain text. It has no offsets for line breaks, but numbers stay on one line with their units, and so
 * do the last words.
 */
export function Summary({ text, className, isShort = false }: SummaryProps) {
  if (!text) return null;
  const shown = isShort ? shortSummary(text) : text;
  return <p className={className} dangerouslySetInnerHTML={{ __html: shortTextHtml(shown) }} />;
}

/** A text as HTML. A number stays on one line with its unit, and the last words stay together. */
export function shortTextHtml(text: string, highlights: readonly TextRange[] = []): string {
  const parts = wholeParts(text);
  const edges = parts.flatMap(({ start, end }) => [start, end]);
  const pieces = highlights.flatMap(({ start, end }) => {
    // Elements must be nested, so a highlight is divided where a whole part begins or ends.
    const limits = [start, ...edges.filter((at) => at > start && at < end), end];
    return limits.slice(1).map((limit, index) => ({ start: limits[index] ?? start, end: limit }));
  });
  return htmlWith(text, wholeTags(text, parts), pieces);
}

/** A part of a text as HTML. A number stays on one line with its unit. */
export function wholeNumbers(text: string): string {
  return htmlWith(text, wholeTags(text, quantitiesOf(text)));
}

/** A phrase as HTML. Zero width spaces, at which a line may break, become elements, so that nobody copies them. */
export function phraseHtml(phrase: string): string {
  const parts = phrase.split(ZERO_WIDTH_SPACE);
  return parts
    .map((part, index) => {
      const before = parts[index - 1]?.slice(-1);
      return (
        (before === undefined ? "" : breakAt(before + part, before.length)) + wholeNumbers(part)
      );
    })
    .join("");
}

const AMOUNT = /(?:RMB )?\d[\d,.]{0,15} (?:million|billion)\b/g;

/** A title without offsets as HTML, in which only amounts stay whole. */
export function wholeAmounts(title: string): string {
  return htmlWith(title, wholeTags(title, matchesOf(title, AMOUNT)));
}

/** HTML to be inserted into a text. */
interface Insertion {
  at: number;
  html: string;
}

/** The tags of parts that stay on one line. */
function wholeTags(text: string, parts: readonly TextRange[]): Insertion[] {
  return parts.flatMap(({ start, end }) => [
    { at: start, html: wholeAt(text, start) },
    { at: end, html: "</span>" },
  ]);
}

/** A plain text as HTML, with insertions in ascending order. Highlights do not change where lines break. */
function htmlWith(
  text: string,
  insertions: readonly Insertion[],
  highlights: readonly TextRange[] = [],
): string {
  // The sort is stable. At the same offset, a highlight ends before a break and begins after it.
  const sorted = [
    ...highlights.map(({ end }) => ({ at: end, html: "</mark>" })),
    ...insertions,
    ...highlights.map(({ start }) => ({ at: start, html: "<mark>" })),
  ].toSorted((a, b) => a.at - b.at);
  const parts = splitAt(
    text,
    sorted.map(({ at }) => at),
  );
  return parts.map((part, index) => (sorted[index - 1]?.html ?? "") + escapeHtml(part)).join("");
}

/** A plain text as HTML with a break at each of the given offsets. Names in Latin letters stay on one line. */
export function breakableHtml(
  text: string,
  breaks: readonly number[] = [],
  highlights: readonly TextRange[] = [],
): string {
  const shown = HAN.test(text) ? text.replace(LATIN_NAMES, wholeName) : text;
  return htmlWith(
    shown,
    breaks.map((at) => ({ at, html: breakAt(text, at) })),
    highlights,
  );
}

const HAN = /\p{Script=Han}/u;
const LATIN_NAMES = new RegExp(LATIN_NAME, "g");
/** The number of characters that fit on a line of a headline on phones. */
const MAX_NAME = 20;

function wholeName(name: string): string {
  return name.length > MAX_NAME ? name : name.replaceAll(" ", "\u00A0");
}

/**
 * A break between Chinese and Latin text. Beside `<wbr>`, browsers leave out the space between the two scripts, so
 * styles/base.css adds it to this element.
 */
const GAP = "<span data-gap><wbr></span>";

export function breakAt(text: string, offset = 0): string {
  return isBetweenScripts(text, offset) ? GAP : "<wbr>";
}

/**
 * The start tag for a number with its unit. The gap before it ends with a break. Without that break, Chromium indents
 * lines that begin with such an element.
 */
export function wholeAt(text: string, offset: number): string {
  return `${isBetweenScripts(text, offset) ? GAP : ""}<span data-whole>`;
}

function isBetweenScripts(text: string, offset: number): boolean {
  return BETWEEN_SCRIPTS.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

const BETWEEN_SCRIPTS = /^(?:[\w%]\p{Script=Han}|\p{Script=Han}\w)$/u;
