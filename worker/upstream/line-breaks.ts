import { TagScanner } from "../../shared/content/strip-tags.ts";
import { properNames } from "../../shared/site.ts";
import { tradeWords } from "./trade-words.ts";

/**
 * Where a line of Chinese may end. Browsers would break between any two
 * characters; here are only the places between words, as offsets in the text.
 * After punctuation and at spaces browsers break by themselves.
 *
 * The browser is told the places and does not look for them, so that a title has
 * the same lines everywhere.
 */
export function lineBreaks(text: string): readonly number[] {
  if (text.length <= LONGEST_WHOLE || !HAN.test(text)) return [];
  const known = remembered.get(text);
  if (known) return known;
  const breaks = findBreaks(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, breaks);
  return breaks;
}

/** Lists are read again every minute, and nearly always have the same titles. */
const remembered = new Map<string, readonly number[]>();
const MOST_REMEMBERED = 5_000;

/** Characters that fit into any line. */
const LONGEST_WHOLE = 7;
/** More single characters in a row are no word that the dictionaries lack, but several. */
const LONGEST_UNKNOWN = 4;

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}%‰]/u;

const NUMERAL = "[零〇一二三四五六七八九十百千万亿两]";
const UNIT =
  "[十百千万亿多余]*(?:个月|个百分点|百分点|小时|分钟|年度|周年|周岁|世纪|季度|星级|公里|毫米|微米|厘米|千米|平方米|立方米|千瓦时|千瓦|兆瓦|" +
  "[家个台座年月日天时分秒米吨度期届号条名位项倍架套辆艘人户岁元次起页孔只卷块根支种类级层楼单趟亩点成字颗炉包封本句张把盏排堂道周键篇步件份地代群批队班车]" +
  ")";
/** Numbers with what they count, dates, fractions, ordinals. */
const NUMBER =
  "\\d{4}年\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)?|\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)|\\d{1,2}时\\d{1,2}分|\\d{1,2}分零?\\d{1,2}秒|" +
  `[第约近超逾前后每]?\\d[\\d,.:]*(?:[%‰]|${UNIT}|[十百千万亿多余]+)?|` +
  `${NUMERAL}+分之${NUMERAL}+|` +
  `[第约近超逾每]?(?:${NUMERAL}{2,}|${NUMERAL}(?=${UNIT}))(?:${UNIT})?半?|第${NUMERAL}`;

/** What stays whole: longer words before those that they begin with. */
const WHOLE = new RegExp(
  `${[...properNames, ...tradeWords].toSorted((a, b) => b.length - a.length).join("|")}|${NUMBER}`,
  "gu",
);

/** Characters that lean on the word after them. */
const LEADING = new Set(
  "与和及或在从到把将被由对向为以于让给比是有不未无没再也都还又就才很最更各每该本这那某新旧总副非可所",
);
/** Characters that lean on the word before them, also where others follow. */
const TRAILING = new Set("的了着过们得性化者率型级式里等吗呢吧");

/** Dictionaries have words that begin with one, which no line should. */
const PARTICLE = /(?<=^[的了])/;

const OPENING_QUOTE = /^[“‘]/;
const CLOSING_QUOTE = /[”’]$/;

/** Created with the first title, since creating it would be a large part of the worker's start. */
let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  return segmenter.segment(text);
}

/** The same for what headings and table cells of a cleaned body say, as offsets in its HTML. */
export function htmlLineBreaks(html: string): number[] {
  return [...textsOf(html)].flatMap(({ text, at, isShort }) =>
    isShort ? lineBreaks(text).map((offset) => at + offset) : [],
  );
}

/** Where numbers with a Chinese unit begin and end, in turn, in the other texts of a cleaned body. */
export function htmlNumbers(html: string): number[] {
  return [...textsOf(html)].flatMap(({ text, at, isShort }) =>
    isShort
      ? []
      : [...text.matchAll(COUNTED)].flatMap(({ 0: number, index }) => [
          at + index,
          at + index + number.length,
        ]),
  );
}

const COUNTED = new RegExp(`\\d[\\d,.:]*(?:${UNIT}|[十百千万亿多余]+)`, "g");

interface HtmlText {
  text: string;
  at: number;
  /** Its lines are too short for words to be broken. */
  isShort: boolean;
}

function* textsOf(html: string): Generator<HtmlText> {
  const tags = new TagScanner(html);
  let depth = 0;
  let at = 0;
  while (at < html.length) {
    const tag = tags.next(at);
    yield { text: html.slice(at, tag?.start), at, isShort: depth > 0 };
    if (!tag) return;
    if (IN_WORDS.has(tag.name)) depth++;
    else if (IN_WORDS.has(tag.name.slice(1))) depth--;
    at = tag.end;
  }
}

const IN_WORDS = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "caption", "th", "td"]);

function findBreaks(text: string): number[] {
  const breaks: number[] = [];
  let at = 0;
  for (const clause of clausesOf(wordsOf(text))) {
    for (const [index, part] of leanOn(joinUnknown(clause)).entries()) {
      const [before = "", after = ""] = [text[at - 1], text[at]];
      const isBetweenWords = index > 0 && (HAN.test(before) || HAN.test(after));
      if (isBetweenWords || isBesideQuote(before, after)) breaks.push(at);
      at += part.length;
    }
  }
  return breaks;
}

/** Quotation marks are the same characters as in Latin text, where no line ends beside them. */
function isBesideQuote(before: string, after: string): boolean {
  return (
    (OPENING_QUOTE.test(after) && LETTER.test(before)) ||
    (CLOSING_QUOTE.test(before) && LETTER.test(after))
  );
}

/** Known words and numbers as they are, the rest as the platform's dictionary divides it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let at = 0;
  const divide = (end: number) => {
    for (const { segment } of segmentsOf(text.slice(at, end))) {
      words.push(...segment.split(PARTICLE).filter(Boolean));
    }
  };
  for (const match of text.matchAll(WHOLE)) {
    divide(match.index);
    words.push(match[0]);
    at = match.index + match[0].length;
  }
  divide(text.length);
  return words;
}

/** The words between two punctuation marks; a mark is a clause of its own. */
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

/** Single characters in a row are a name or a term that the dictionary lacks, or two of them. */
function joinUnknown(words: string[]): string[] {
  const joined: string[] = [];
  let run = "";
  const finish = () => {
    joined.push(...(run.length > LONGEST_UNKNOWN ? (run.match(/..?/gu) ?? []) : run ? [run] : []));
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

/** No single character stands alone: some lean on the word that follows, all others on the one before. */
function leanOn(words: string[]): string[] {
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
