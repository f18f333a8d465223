import { TagScanner } from "../../shared/content/strip-tags.ts";
import { properNames } from "../../shared/site.ts";
import { tradeWords } from "./trade-words.ts";

/**
 * The offsets in a Chinese text at which a line may break: between words only. A browser would break
 * between any two characters; after punctuation and at spaces it breaks without these offsets. They
 * are computed on the server, so that a title breaks alike in every browser.
 */
export function lineBreaks(text: string): readonly number[] {
  if (text.length <= MAX_UNBROKEN || !HAN.test(text)) return [];
  const known = cache.get(text);
  if (known) return known;
  const breaks = findBreaks(text);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, breaks);
  return breaks;
}

/** By text: lists are revalidated every minute, mostly with the same titles. */
const cache = new Map<string, readonly number[]>();
const MAX_CACHED = 5_000;

/** Characters that fit on any line: shorter texts need no breaks. */
const MAX_UNBROKEN = 7;
/** A longer run of single characters is several words that the dictionaries lack, not one. */
const MAX_UNKNOWN = 4;

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}%‰]/u;

const NUMERAL = "[零〇一二三四五六七八九十百千万亿两]";
/** A number of things, which stays with their name if that is short: 三个城市. */
const COUNT = new RegExp(
  `^(?:\\d|${NUMERAL})(?:[\\d,.]|${NUMERAL})*[个位名家座台条项份件所艘辆间张把]$`,
  "u",
);
const NAME = /^\p{Script=Han}{2}$/u;

const UNIT =
  "[十百千万亿多余]*(?:号楼|个月|个百分点|百分点|小时|分钟|年度|周年|周岁|世纪|季度|星级|公里|毫秒|微秒|像素|毫米|微米|厘米|千米|平方米|立方米|千瓦时|千瓦|兆瓦|" +
  "[家个所股台座年月日天时分秒米吨度期届号条名位项倍架套辆艘人户岁元次起页孔只卷块根支种类级层楼单趟亩点成字颗炉包封本句张把盏排堂道周键篇步件份地代群批队班车室栋弄幢]" +
  ")";
/** Numbers with their units, dates, fractions, ordinals. */
const NUMBER =
  "\\d{4}年\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)?|\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)|\\d{1,2}时\\d{1,2}分|\\d{1,2}分零?\\d{1,2}秒|" +
  `[第约近超逾前后每]?\\d[\\d,.:]*(?:[%‰]|${UNIT}|[十百千万亿多余]+)?|` +
  `${NUMERAL}+分之${NUMERAL}+|` +
  `[第约近超逾每]?(?:${NUMERAL}{2,}|${NUMERAL}(?=${UNIT}))(?:${UNIT})?半?|第${NUMERAL}`;

const FIGURE = "\\d[\\d,.]{0,15}";
const SCALE = "(?:thousand|million|billion|trillion)";
const LATIN_UNIT =
  "(?:tonnes?|per ?cent|(?:kilo|centi|milli)?met(?:re|er)s?|hours?|minutes?|(?:milli)?seconds?|days?|weeks?|months?|years?|" +
  "km|mm|cm|m|kg|t|[kM]W|[kMG]Wh|[MGT]B|ms|s|h|°C)";
/** Numbers with their units in longer texts, where a whole date with its year would leave a gap at the end of a line. */
const QUANTITY = new RegExp(
  `\\d{1,2}月\\d{1,2}日|[第约近超逾]?${FIGURE}(?:${UNIT}|[十百千万亿多余]+)|` +
    `(?:RMB|USD|EUR) ${FIGURE}(?: ${SCALE}\\b)?|` +
    `${FIGURE} (?:${SCALE}(?: tonnes)?|${LATIN_UNIT})(?![\\w-])`,
  "gu",
);

/** Names, terms and numbers that must not be broken. Longer words come first: the first alternative wins. */
const UNBREAKABLE = new RegExp(
  `${[...properNames, ...tradeWords].toSorted((a, b) => b.length - a.length).join("|")}|${NUMBER}`,
  "gu",
);

/** Single characters that belong to the following word. */
const LEADING = new Set(
  "与和及或在从到把将被由对向为以于让给比是有不未无没再也都还又就才很最更各每该本这那某新旧总副非可所",
);
/** Single characters that belong to the preceding word, even before other single characters. */
const TRAILING = new Set("的了着过们得性化者率型级式里等吗呢吧");

/** The dictionary has words that begin with a particle, which must not begin a line. */
const PARTICLE = /(?<=^[的了])/;

const OPENING_QUOTE = /^[“‘]/;
const CLOSING_QUOTE = /[”’]$/;

/** Created on first use: it would take a large part of the start-up time. */
let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  return segmenter.segment(text);
}

/** The same for the text of headings and table cells in a sanitised body, as offsets in its HTML. */
export function htmlLineBreaks(html: string): number[] {
  const breaks: number[] = [];
  for (const { text, start, isShort } of textsOf(html)) {
    if (isShort) for (const offset of lineBreaks(text)) breaks.push(start + offset);
  }
  return breaks;
}

/**
 * The start and end offsets, alternating, of numbers with their units in the rest of a sanitised body,
 * whose lines end anywhere else.
 */
export function quantitiesOf(html: string): number[] {
  const offsets: number[] = [];
  for (const { text, start, isShort } of textsOf(html)) {
    if (isShort) continue;
    for (const { 0: quantity, index } of text.matchAll(QUANTITY)) {
      offsets.push(start + index, start + index + quantity.length);
    }
  }
  return offsets;
}

interface HtmlText {
  text: string;
  start: number;
  /** In a heading or a table cell. */
  isShort: boolean;
}

function* textsOf(html: string): Generator<HtmlText> {
  const tags = new TagScanner(html);
  let depth = 0;
  let at = 0;
  while (at < html.length) {
    const tag = tags.next(at);
    yield { text: html.slice(at, tag?.start), start: at, isShort: depth > 0 };
    if (!tag) return;
    if (SHORT_LINES.has(tag.name)) depth++;
    else if (SHORT_LINES.has(tag.name.slice(1))) depth--;
    at = tag.end;
  }
}

/** Elements with short lines, where a broken word is conspicuous. */
const SHORT_LINES = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "caption", "th", "td"]);

function findBreaks(text: string): number[] {
  const breaks: number[] = [];
  let at = 0;
  for (const clause of clausesOf(wordsOf(text))) {
    for (const [index, part] of attachSingles(joinUnknown(clause)).entries()) {
      const [before = "", after = ""] = [text[at - 1], text[at]];
      const isBetweenWords = index > 0 && (HAN.test(before) || HAN.test(after));
      if (isBetweenWords || isBesideQuote(before, after)) breaks.push(at);
      at += part.length;
    }
  }
  return breaks;
}

/** Chinese quotation marks are the same characters as the Latin ones, beside which browsers do not break. */
function isBesideQuote(before: string, after: string): boolean {
  return (
    (OPENING_QUOTE.test(after) && LETTER.test(before)) ||
    (CLOSING_QUOTE.test(before) && LETTER.test(after))
  );
}

/** The unbreakable parts of a text, and the words between them according to the platform's dictionary. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let at = 0;
  const divide = (end: number) => {
    for (const { segment } of segmentsOf(text.slice(at, end))) {
      words.push(...segment.split(PARTICLE).filter(Boolean));
    }
  };
  for (const match of text.matchAll(UNBREAKABLE)) {
    divide(match.index);
    words.push(match[0]);
    at = match.index + match[0].length;
  }
  divide(text.length);
  return joinCounts(words);
}

function joinCounts(words: string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const count = joined.at(-1) ?? "";
    const isCounted = COUNT.test(count) && NAME.test(word);
    if (isCounted && count.length + word.length <= MAX_UNBROKEN) joined[joined.length - 1] += word;
    else joined.push(word);
  }
  return joined;
}

/** Groups the words between punctuation marks; each mark is a group by itself. */
function clausesOf(words: string[]): string[][] {
  const clauses: string[][] = [];
  let isOpen = false;
  for (const word of words) {
    const isWord = LETTER.test(word);
    if (isWord && isOpen) clauses.at(-1)?.push(word);
    else clauses.push([word]);
    isOpen = isWord;
  }
  return clauses;
}

/** Joins runs of single characters: a name or a term that the dictionary lacks, or several. */
function joinUnknown(words: string[]): string[] {
  const joined: string[] = [];
  let run = "";
  const finish = () => {
    joined.push(...(run.length > MAX_UNKNOWN ? (run.match(/..?/gu) ?? []) : run ? [run] : []));
    run = "";
  };
  for (const word of words) {
    if (word.length === 1 && HAN.test(word) && !LEADING.has(word) && !TRAILING.has(word)) {
      run += word;
    } else {
      finish();
      joined.push(word);
    }
  }
  finish();
  return joined;
}

/** Attaches single characters to a word: some to the following one, all others to the preceding one. */
function attachSingles(words: string[]): string[] {
  const parts: string[] = [];
  let leading = "";
  for (const word of words) {
    const isSingle = word.length === 1 && HAN.test(word);
    if (isSingle && (LEADING.has(word) || (parts.length === 0 && leading === ""))) {
      leading += word;
    } else if (isSingle && leading === "") {
      parts.push((parts.pop() ?? "") + word);
    } else {
      parts.push(leading + word);
      leading = "";
    }
  }
  if (leading !== "") parts.push((parts.pop() ?? "") + leading);
  return parts;
}
