import { shortSummary } from "../text/cut-text.ts";
import { escapeHtml } from "../text/escape.ts";
import type { TextRange } from "../text/find-keyword.ts";
import { LATIN_NAME } from "../text/latin-name.ts";
import { matchesOf, NO_BREAK_SPACE, splitAt, ZERO_WIDTH_SPACE } from "../text/split-at.ts";

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
   * The offsets at which a line may break (worker/content-html/line-breaks.ts). Without offsets, the browser decides
   * where lines break, but amounts stay on one line.
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
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: breakableHtml(text, breaks) }} />
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

/**
 * Data with a summary, and offsets for its line breaks (worker/content-html/summary-fields.ts). If `shortSummary`
 * shortens the summary, the short summary has offsets of its own.
 */
export interface Summarised {
  summary?: string | undefined;
  summaryWords?: readonly number[] | undefined;
  shortSummaryWords?: readonly number[] | undefined;
  summaryWholes?: readonly number[] | undefined;
  shortSummaryWholes?: readonly number[] | undefined;
}

interface SummaryProps {
  item: Summarised;
  as?: "p" | "span";
  className?: string | undefined;
  /** Set in lists whose entries lead to the full text. */
  isShort?: boolean;
}

/** An item's summary in running text. */
export function Summary({ item, as: Element = "p", className, isShort = false }: SummaryProps) {
  const { summary, summaryWords, summaryWholes } = item;
  if (!summary) return null;
  const html = isShort
    ? summaryHtml(
        shortSummary(summary),
        item.shortSummaryWords ?? summaryWords,
        item.shortSummaryWholes ?? summaryWholes,
      )
    : summaryHtml(summary, summaryWords, summaryWholes);
  return (
    <Element
      className={className}
      data-whole-words={summaryWords && ""}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * A summary as HTML. A Chinese summary has `words`: the offsets between its words. A summary in another language may
 * have `wholes`: the start and end offsets of each part that stays on one line.
 */
export function summaryHtml(
  summary: string,
  words: readonly number[] | undefined,
  wholes: readonly number[] | undefined,
  highlights?: readonly TextRange[],
): string {
  if (!words) return wholePartsHtml(summary, wholes, highlights);
  const last = words.at(-1) ?? 0;
  return htmlWith(
    wholeNames(summary),
    [
      ...breaksIn(summary, words),
      { at: last, html: "<span data-whole>" },
      { at: summary.length, html: "</span>" },
    ],
    dividedAt([last], highlights),
  );
}

/**
 * A text as HTML. `wholes` contains the start and end offsets of each part that stays on one line: `[2, 5, 7, 9]` for
 * two parts.
 */
export function wholePartsHtml(
  text: string,
  wholes: readonly number[] = [],
  highlights?: readonly TextRange[],
): string {
  return htmlWith(text, wholeTags(text, wholes), dividedAt(wholes, highlights));
}

/** Divides highlights where a part that stays on one line begins or ends, because HTML elements cannot overlap. */
function dividedAt(wholes: readonly number[], highlights: readonly TextRange[] = []): TextRange[] {
  return highlights.flatMap(({ start, end }) => {
    const limits = [start, ...wholes.filter((at) => at > start && at < end), end];
    return limits.slice(1).map((limit, index) => ({ start: limits[index] ?? start, end: limit }));
  });
}

/** A phrase as HTML. Zero width spaces, at which a line may break, become elements, so that nobody copies them. */
export function phraseHtml(phrase: string): string {
  const parts = phrase.split(ZERO_WIDTH_SPACE);
  return parts
    .map((part, index) => {
      const before = parts[index - 1]?.slice(-1);
      return (before === undefined ? "" : breakAt(before + part, before.length)) + escapeHtml(part);
    })
    .join("");
}

const AMOUNT = /(?:RMB )?\d[\d,.]{0,15} (?:million|billion)\b/g;

/** A title as HTML, if no offsets are given. The browser decides where lines break, but amounts stay on one line. */
function wholeAmounts(title: string, highlights: readonly TextRange[] | undefined): string {
  const amounts = matchesOf(title, AMOUNT).flatMap(({ start, end }) => [start, end]);
  return wholePartsHtml(title, amounts, highlights);
}

/** HTML to be inserted into a text. */
interface Insertion {
  at: number;
  html: string;
}

/**
 * The tags of parts that stay on one line. `offsets` contains the start and end offsets of each of these parts. The
 * parts are elements, because with word joiners browsers would put no space between Chinese characters and digits.
 * `breaks` are offsets at which the text has breaks already.
 */
export function wholeTags(
  text: string,
  offsets: readonly number[],
  breaks: readonly number[] = [],
): Insertion[] {
  const known = new Set(breaks);
  const signs = signsIn(text);
  return offsets.map((at, index) => {
    if (index % 2) return { at, html: `</span>${signs.includes(at) && !known.has(at) ? GAP : ""}` };
    return { at, html: known.has(at) ? "<span data-whole>" : wholeAt(text, at) };
  });
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

/**
 * A title or another short text as HTML, with a break at each of the given offsets. With offsets, names in Latin
 * letters stay on one line. Without offsets, amounts stay on one line.
 */
export function breakableHtml(
  text: string,
  breaks: readonly number[] | undefined,
  highlights?: readonly TextRange[],
): string {
  if (!breaks) return wholeAmounts(text, highlights);
  return htmlWith(wholeNames(text), breaksIn(text, breaks), highlights);
}

/**
 * The breaks of a text at the given offsets, and after signs such as `%`. Browsers add a gap between Chinese text and
 * the digits after it, but none between a sign and the Chinese text after it. The break after the sign adds the missing
 * gap, so that an amount has gaps on both sides. A line may break there, too.
 */
function breaksIn(text: string, offsets: readonly number[]): Insertion[] {
  const all = new Set([...offsets, ...signsIn(text)]);
  return [...all].map((at) => ({ at, html: breakAt(text, at) }));
}

/** The offsets between a sign such as `%` and a Chinese character. */
function signsIn(text: string): number[] {
  return matchesOf(text, SIGN_BEFORE_HAN).map(({ end }) => end);
}

const SIGN_BEFORE_HAN = /[%‰℃](?=\p{Script=Han})/gu;

const HAN = /\p{Script=Han}/u;
const LATIN_NAMES = new RegExp(LATIN_NAME, "g");
/** The number of characters that fit on a line of a headline on phones. */
const MAX_NAME = 20;

function wholeNames(text: string): string {
  return HAN.test(text) ? text.replace(LATIN_NAMES, wholeName) : text;
}

function wholeName(name: string): string {
  return name.length > MAX_NAME ? name : name.replaceAll(" ", NO_BREAK_SPACE);
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
 * The start tag for a number with its unit. Between Chinese and Latin text, a gap comes before the tag. The gap
 * contains a break, because without a break Chromium indents lines that begin with such an element.
 */
function wholeAt(text: string, offset: number): string {
  return `${isBetweenScripts(text, offset) ? GAP : ""}<span data-whole>`;
}

function isBetweenScripts(text: string, offset: number): boolean {
  return BETWEEN_SCRIPTS.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

const BETWEEN_SCRIPTS = /^(?:[\w%‰℃]\p{Script=Han}|\p{Script=Han}\w)$/u;
