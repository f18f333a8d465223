import { properNames, tradeWords } from "../../shared/brand/words.ts";
import { SizedMap } from "../cache/sized-map.ts";

/**
 * The offsets in a Chinese text at which a line may break besides spaces and punctuation: between words,
 * but not close to the ends of a clause, so that no line ends with the first word of one or begins with
 * its last.
 * BudouX cuts 389 of 426 titles elsewhere, before particles and within words (先|进制造, 2025年|年|度).
 */
export function lineBreaks(text: string): readonly number[] {
  return breaksOf(text, lineCache, (parts, isFirst) => joinEnds(parts, isFirst));
}

/** The offsets between all words, for narrow cells and for texts of which a part is looked at. */
export function wordBreaks(text: string): readonly number[] {
  return breaksOf(text, wordCache, (parts) => parts);
}

/** The offsets between the parts of a Chinese address: district, street, number; not within their names. */
export function addressBreaks(address: string): readonly number[] {
  return wordBreaks(address).filter((at) => ADDRESS_PART.test(address.slice(at - 1, at + 1)));
}

/** The characters around such an offset. */
const ADDRESS_PART = /^[省市区县，]|[\dA-Z]$/;

/**
 * The most characters that all texts of a cache may have. With their offsets they take a few times as many bytes.
 */
const MAX_CACHED_LENGTH = 200_000;
/** Offsets by text. Lists are revalidated every minute, mostly with the same titles. */
const lineCache = new SizedMap<readonly number[]>(MAX_CACHED_LENGTH);
const wordCache = new SizedMap<readonly number[]>(MAX_CACHED_LENGTH);

/** Characters. A longer text is not a line of a heading, and browsers choose its line breaks. */
const MAX_LENGTH = 2_000;

/** Characters that fit on any line: shorter texts need no breaks. */
const MAX_UNBROKEN = 6;
/** A longer run of single characters is several words that the dictionaries lack, not one. */
const MAX_UNKNOWN = 4;

/** Widths in ideographs: of the first words of a clause and of its last ones, and of what fits any line. */
const MIN_FIRST = 5;
const MIN_LAST = 4;
const MAX_JOINED = 7;

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}%‰]/u;

const NUMERAL = "[零〇一二三四五六七八九十百千万亿两]";
/** A number of things, which stays with their name if that is short: 三个城市. */
const COUNT = new RegExp(
  `^(?:\\d|${NUMERAL})(?:[\\d,.]|${NUMERAL})*[个位名家座台条项份件所艘辆间张把]$`,
  "u",
);
const NAME = /^\p{Script=Han}{2}$/u;

/** What follows the numeral in a quantity. */
export const UNIT =
  "[十百千万亿多余]*(?:号楼|个月|个百分点|百分点|小时|分钟|年度|周年|周岁|世纪|季度|星级|公里|毫秒|微秒|像素|毫米|微米|厘米|千米|平方米|立方米|千瓦时|千瓦|兆瓦|" +
  "[家个所股台座年月日天时分秒米吨度期届号条名位项倍架套辆艘人户岁元次起页孔只卷块根支种类级层楼单趟亩点成字题颗炉包封本句张把盏排堂道周键篇步件份地代群批队班车室栋弄幢]" +
  ")";
/** Patterns of numbers with their units, dates, fractions and ordinals. */
const NUMBER =
  "\\d{4}年\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)?|\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)|\\d{1,2}时\\d{1,2}分|\\d{1,2}分零?\\d{1,2}秒|" +
  `[第约近超逾前后每]?\\d[\\d,.:]*(?:[%‰]|${UNIT}|[十百千万亿多余]+)?|` +
  `${NUMERAL}+分之${NUMERAL}+|` +
  `[第约近超逾每]?(?:${NUMERAL}{2,}|${NUMERAL}(?=${UNIT}))(?:${UNIT})?半?|第${NUMERAL}`;

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

function breaksOf(text: string, cache: SizedMap<readonly number[]>, join: JoinParts) {
  if (text.length <= MAX_UNBROKEN || text.length > MAX_LENGTH || !HAN.test(text)) return [];
  const known = cache.get(text);
  if (known) return known;
  const breaks = findBreaks(text, join);
  cache.set(text, breaks, text.length);
  return breaks;
}

/** Joins parts of a clause that no line may part. */
type JoinParts = (parts: string[], isFirst: boolean) => string[];

function findBreaks(text: string, join: JoinParts): number[] {
  const breaks: number[] = [];
  let at = 0;
  for (const clause of clausesOf(wordsOf(text))) {
    for (const [index, part] of join(attachSingles(joinUnknown(clause)), at === 0).entries()) {
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

/** Joins the first parts of a clause, except of the first one, and the last parts, unless they become too wide. */
function joinEnds(parts: string[], isFirst: boolean): string[] {
  const joined = [...parts];
  const join = (at: number) => joined.splice(at, 2, joined.slice(at, at + 2).join(""));
  const fits = (at: number) => widthOf(joined.slice(at, at + 2).join("")) <= MAX_JOINED;
  while (!isFirst && joined.length > 1 && widthOf(joined[0]) < MIN_FIRST && fits(0)) join(0);
  while (joined.length > 1 && widthOf(joined.at(-1)) < MIN_LAST && fits(joined.length - 2)) {
    join(joined.length - 2);
  }
  return joined;
}

/** The width of a text in ideographs, which are twice as wide as letters and figures. */
export function widthOf(text = ""): number {
  return [...text].reduce((width, character) => width + (character > "\u2E80" ? 1 : 0.5), 0);
}
