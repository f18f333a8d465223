import { properNames, tradeWords } from "../../shared/brand/words.ts";
import { LATIN_NAME, UNIT } from "../../shared/text/whole-parts.ts";
import { SizedMap } from "../cache/sized-map.ts";

/**
 * Returns the offsets at which a line of a Chinese text may break, besides spaces and punctuation. The offsets are
 * between words, but not near the ends of a clause: no line ends with the first word of a clause or begins with its
 * last word. BudouX is not used, because it breaks 389 of 426 titles before particles or within words (先|进制造,
 * 2025年|年|度).
 */
export function lineBreaks(text: string): readonly number[] {
  return breaksOf(text, lineCache, (parts, isFirst) => joinEnds(joinNumbers(parts), isFirst));
}

/**
 * Returns the offsets between all words. Narrow table cells may break at all of them, and addresses at some of them.
 */
export function wordBreaks(text: string): readonly number[] {
  return breaksOf(text, wordCache, (parts) => parts);
}

/** Returns the offsets between the parts of a Chinese address, such as district, street and number. */
export function addressBreaks(address: string): readonly number[] {
  return wordBreaks(address).filter((at) => ADDRESS_PART.test(address.slice(at - 1, at + 1)));
}

/** Matches the two characters around an offset between parts of an address. */
const ADDRESS_PART = /^[省市区县，]|[\dA-Z]$/;

/**
 * All texts of a cache may have this many characters together. The texts and their offsets take a few times as many
 * bytes.
 */
const MAX_CACHED_LENGTH = 200_000;
/** Offsets by text. Caching them pays, because lists are revalidated every minute, mostly with the same titles. */
const lineCache = new SizedMap<readonly number[]>(MAX_CACHED_LENGTH);
const wordCache = new SizedMap<readonly number[]>(MAX_CACHED_LENGTH);

/** In characters. A longer text is not a heading, so browsers choose its line breaks. */
const MAX_LENGTH = 2_000;

/** In characters. Such a short text fits on any line and needs no breaks. */
const MAX_UNBROKEN = 6;
/** In characters. A longer run of single characters is not one unknown word, but several. */
const MAX_UNKNOWN = 4;

/**
 * Widths in ideographs. Words at the start of a clause are joined until they reach MIN_FIRST, and words at its end
 * until they reach MIN_LAST. Joined words are never wider than MAX_JOINED.
 */
const MIN_FIRST = 5;
const MIN_LAST = 4;
const MAX_JOINED = 7;

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}%‰]/u;

const NUMERAL = "[零〇一二三四五六七八九十百千万亿两]";
/**
 * A number with a measure word, such as 三个. No line breaks between this number and a short noun that follows, such as
 * 城市.
 */
const COUNT = new RegExp(
  `^(?:\\d|${NUMERAL})(?:[\\d,.]|${NUMERAL})*[个位名家座台条项份件所艘辆间张把]$`,
  "u",
);
const NAME = /^\p{Script=Han}{2}$/u;

/** Patterns of numbers with their units, dates, fractions and ordinals. */
const NUMBER =
  "\\d{4}年\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)?|\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)|\\d{1,2}时\\d{1,2}分|\\d{1,2}分零?\\d{1,2}秒|" +
  `[第约近超逾前后每]?\\d[\\d,.:]*(?:[%‰]|${UNIT}|[十百千万亿多余]+)?|` +
  `${NUMERAL}+分之${NUMERAL}+|` +
  `[第约近超逾每]?(?:${NUMERAL}{2,}|${NUMERAL}(?=${UNIT}))(?:${UNIT})?半?|第${NUMERAL}`;

/** Names, terms and numbers that must not be broken. Longer words come first, because the first alternative wins. */
const UNBREAKABLE = new RegExp(
  `${[...properNames, ...tradeWords].toSorted((a, b) => b.length - a.length).join("|")}|${LATIN_NAME}|${NUMBER}`,
  "gu",
);

/** Single characters that belong to the following word. */
const LEADING = new Set(
  "与和及或在从到把将被由对向为以于让给比是有不未无没再也都还又就才很最更各每该本这那某新旧总副非可所",
);
/** Single characters that belong to the preceding word, even if another single character follows. */
const TRAILING = new Set("的了着过们得性化者率型级式里等吗呢吧");

/**
 * Splits a word after a particle at its start. The dictionary has words that begin with a particle, but no line must
 * begin with one.
 */
const PARTICLE = /(?<=^[的了])/;

const OPENING_QUOTE = /^[“‘]/;
const CLOSING_QUOTE = /[”’]$/;

/** Created on first use, because creating it takes a large part of the start-up time. */
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

/** Joins parts of a clause between which no line may break. */
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

/**
 * Browsers do not break lines beside Chinese quotation marks, because these are the same characters as the Latin ones.
 */
function isBesideQuote(before: string, after: string): boolean {
  return (
    (OPENING_QUOTE.test(after) && LETTER.test(before)) ||
    (CLOSING_QUOTE.test(before) && LETTER.test(after))
  );
}

/**
 * Returns the unbreakable parts of a text, and the words between these parts according to the platform's dictionary.
 */
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

/** Groups the words between punctuation marks. Each mark is a group by itself. */
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

/** Joins runs of single characters. Such runs are names or terms that the dictionary lacks. */
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

/**
 * Attaches single characters to words: characters of LEADING to the following word, all others to the preceding word.
 */
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

/** Joins a number to the word before it, which is mostly a verb (缩短12分钟), unless both together are too wide. */
function joinNumbers(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const both = (joined.at(-1) ?? "") + part;
    const isAfterWord = NAME.test(joined.at(-1) ?? "") && /^\d/.test(part);
    if (isAfterWord && widthOf(both) <= MAX_JOINED) joined[joined.length - 1] = both;
    else joined.push(part);
  }
  return joined;
}

/**
 * Joins short parts at the start and at the end of a clause, unless they become too wide. The first clause of a text
 * may begin with a short part.
 */
function joinEnds(parts: string[], isFirst: boolean): string[] {
  const joined = [...parts];
  const join = (at: number) => joined.splice(at, 2, joined.slice(at, at + 2).join(""));
  const fits = (at: number) => widthOf(joined.slice(at, at + 2).join("")) <= MAX_JOINED;
  while (!isFirst && joined.length > 1 && widthOf(joined[0]) < MIN_FIRST && fits(0)) join(0);
  while (joined.length > 1 && widthOf(joined.at(-1)) < MIN_LAST && fits(joined.length - 2)) {
    join(joined.length - 2);
  }
  return lengthenLast(joined);
}

/**
 * If the last part is short and could not be joined to the part before it, moves words from that part to the last part.
 */
function lengthenLast(parts: string[]): string[] {
  let last = parts.at(-1) ?? "";
  if (parts.length < 2 || widthOf(last) >= MIN_LAST) return parts;
  const before = wordsOf(parts.at(-2) ?? "");
  const isUnfinished = () =>
    widthOf(last) < MIN_LAST || LEADING.has(before.at(-1) ?? "") || TRAILING.has(last[0] ?? "");
  while (before.length > 1 && isUnfinished()) last = before.pop() + last;
  // A number stays with the word behind it: 40米高.
  return isUnfinished() || /^\d/.test(before.at(-1) ?? "")
    ? parts
    : [...parts.slice(0, -2), before.join(""), last];
}

/** Returns the width of a text. An ideograph counts as 1, and a letter or a digit as 0.5. */
function widthOf(text = ""): number {
  return [...text].reduce((width, character) => width + (character > "\u2E80" ? 1 : 0.5), 0);
}
