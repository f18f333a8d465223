import { shortSummary } from "../text/cut-text.ts";
import { escapeHtml } from "../text/escape.ts";
import { endOfLetters } from "../text/letters.ts";
import { splitAt, ZERO_WIDTH_SPACE } from "../text/split-at.ts";

interface Attributes {
  as?: "span" | "h1" | "h2" | "h3" | "p" | "dd";
  id?: string;
  className?: string | undefined;
  /** Set if lines may break at the offsets only, as in headings. */
  "data-words"?: "";
}

interface BreakableTextProps extends Attributes {
  text: string;
  /**
   * Offsets at which a line may break (worker/upstream/line-breaks.ts). Without them the browser decides, except that
   * amounts stay whole.
   */
  breaks?: readonly number[] | undefined;
}

/**
 * A plain text with its line breaks. It is one HTML string, because React would take longer for elements of the
 * breaks than for the rest of the page.
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

/** What has a title: the offsets at which it may break are those of {@link BreakableText}. */
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
  /** Set in a list whose entries lead to the whole text. */
  isShort?: boolean;
}

/**
 * A paragraph of plain text. It has no offsets for its line breaks, but numbers stay on one line with their units,
 * and the last words with each other.
 */
export function Summary({ text, className, isShort = false }: SummaryProps) {
  if (!text) return null;
  const shown = isShort ? shortSummary(text) : text;
  return <p className={className} dangerouslySetInnerHTML={{ __html: shortTextHtml(shown) }} />;
}

/** A short text, whose last line is never a word or two. */
export function shortTextHtml(text: string): string {
  const at = lastWordsAt(text);
  const last = at < text.length ? `${wholeAt(text, at)}${escapeHtml(text.slice(at))}</span>` : "";
  return wholeNumbers(text.slice(0, at)) + last;
}

/** The least and the greatest width of the last words that stay together, in ideographs. */
const MIN_LAST = 4;
const MAX_LAST = 8;
/** A shorter text fits on one line. */
const MAX_ONE_LINE = 9;
const PARTICLE = /[的了着过们地得]/;
const LEADING = /[\w.,%不未没无再又也都已可被把与和及或在从]/;
const HAN = /\p{Script=Han}/u;

/**
 * The offset at which the last words of a Chinese text begin. It is not within a number, before a particle, or
 * behind a word that leads on to the next one. It is the length of the text if there is no such place.
 */
function lastWordsAt(text: string): number {
  if (text.length < MAX_ONE_LINE || !HAN.test(text)) return text.length;
  let at = endOfLetters(text);
  for (let width = 0; at > 0 && width < MAX_LAST; ) {
    const [before = "", first = ""] = [text[at - 1], text[at]];
    const isWhole = !LEADING.test(before) && !PARTICLE.test(first);
    if (width >= MIN_LAST && isWhole && HAN.test(first + before)) return at;
    width += HAN.test(before) ? 1 : 0.5;
    at--;
  }
  return text.length;
}

/**
 * A phrase as HTML. Its zero width spaces, which say where a line may break, become elements, so that nobody copies
 * them.
 */
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

const QUANTITY =
  /(?:RMB )?\d[\d,.]{0,15}(?:(?:年\d+)?\p{Script=Han}{1,2}| (?:million|billion|per cent|[JFMASOND][a-z]{2,8})\b)/gu;
const AMOUNT = /(?:RMB )?\d[\d,.]{0,15} (?:million|billion)\b/gu;

export function wholeNumbers(text: string, quantity = QUANTITY): string {
  const html = escapeHtml(text);
  return html.replace(quantity, (number, at) => `${wholeAt(html, at)}${number}</span>`);
}

/** A title without offsets as HTML: only its amounts stay on one line. */
export function wholeAmounts(title: string): string {
  return wholeNumbers(title, AMOUNT);
}

/** A plain text as HTML with a break at each of the given offsets. */
export function breakableHtml(text: string, breaks: readonly number[] = []): string {
  return splitAt(text, breaks)
    .map((part, index) => (index > 0 ? breakAt(text, breaks[index - 1]) : "") + escapeHtml(part))
    .join("");
}

/**
 * Beside a `<wbr>`, browsers leave out the space between Chinese and Latin letters or digits. styles/base.css adds it
 * to this element.
 */
const GAP = "<span data-gap><wbr></span>";

export function breakAt(text: string, offset = 0): string {
  return isBetweenScripts(text, offset) ? GAP : "<wbr>";
}

/**
 * The start tag of a number with its unit. The gap before it ends with a break, without which Chromium indents lines
 * that begin with such an element.
 */
export function wholeAt(text: string, offset: number): string {
  return `${isBetweenScripts(text, offset) ? GAP : ""}<span data-whole>`;
}

function isBetweenScripts(text: string, offset: number): boolean {
  return BETWEEN_SCRIPTS.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

const BETWEEN_SCRIPTS = /^(?:[\w%]\p{Script=Han}|\p{Script=Han}\w)$/u;
