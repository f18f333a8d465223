import { properNames, tradeWords } from "../../shared/brand/words.ts";
import { escapePattern } from "../../shared/text/find-keyword.ts";
import { LATIN_NAME } from "../../shared/text/latin-name.ts";

/** Matches the unit or the measure word after a number. */
export const UNIT =
  "[十百千万亿多余]*(?:号楼|号线|个工作日|个月|个百分点|百分点|小时|分钟|年度|周年|周岁|世纪|季度|星级|公里|毫秒|微秒|像素|毫米|微米|厘米|千米|平方米|立方米|千瓦时|千瓦|兆瓦|吉焦|千伏|千克|公斤|" +
  "[家个所股台座年月日天时分秒米吨度期届号条名位项倍架套辆艘人户岁元次起页孔只卷块根支种类级层楼单趟亩点成字题颗炉包封本句张把盏排堂道周键篇步件份地代群批队班车室栋弄幢段端]" +
  ")";

/** Matches one or two words in Chinese quotation marks, such as “缺一补一”. No line break divides them. */
export const SHORT_QUOTE = "“[\\p{Script=Han}\\d]{1,6}”";

/**
 * Matches a name, a title or a saying in quotation marks that a line of a summary has room for, but not always a line
 * of a headline: “第三年谁来维护”.
 */
export const QUOTE = "“[^“”《》]{1,12}”|《[^《》]{1,14}》";

/** Matches the start or the end of a range of amounts, such as 1 and 6月 in 1至6月. */
const LIMIT = `\\d[\\d,.]{0,5}(?:[%‰码]|${UNIT})?`;
/** Matches short ranges of times, days, years and amounts, such as 13:30至17:30, 1至6月 and 35岁到58岁. */
export const RANGE =
  "\\d{1,2}:\\d{2}(?:–|至(?:次日)?)\\d{1,2}:\\d{2}|\\d{1,2}月\\d{1,2}日至\\d{1,2}日|" +
  `(?<![\\d,.:月])${LIMIT}[至到–]${LIMIT}(?![\\d:月]|\\.\\d)`;

/** A run of more than this many single characters is not one unknown word, but several. */
const MAX_UNKNOWN = 4;

const NUMERAL = "[零〇一二三四五六七八九十百千万亿两]";
/**
 * Matches a word that consists of a number and a measure word, such as 三个. No line breaks between this word and a short
 * noun that follows, such as 城市.
 */
const COUNT = new RegExp(
  `^(?:\\d|${NUMERAL})(?:[\\d,.]|${NUMERAL})*[个位名家座台条项份件所艘辆间张把]$`,
  "u",
);
/**
 * Matches the end of a phrase that ends with a number and its measure word, such as 建成三座. The next word is the noun
 * that is counted.
 */
const OPEN_COUNT = new RegExp(`(?:\\d|${NUMERAL})[个位名家座台条项份件所艘辆间张把套支块]$`, "u");
/** Matches the end of a phrase after which a single character is a noun: 一吨 before 钢, or 自己的 before 钢. */
const NOUN_AHEAD = /[的吨卷块支炉]$/;
const NAME = /^\p{Script=Han}{2}$/u;
/** A number is joined to its noun if both together have at most this many characters. */
const MAX_COUNT = 6;

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}%‰]/u;

/** Patterns of ranges, numbers with their units, dates, fractions, ordinals and vague numbers such as 几十秒. */
const NUMBER =
  `${RANGE}|` +
  "\\d{4}年年度报告|(?:截至)?\\d{4}年\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)?|\\d{1,2}月(?:\\d{1,2}日|[初中底]前?)|\\d{1,2}时\\d{1,2}分|[约近超逾]?\\d{1,2}小时\\d{1,2}分钟|\\d{1,2}分零?\\d{1,2}秒|" +
  // A credit rating, such as AA+, and the first year of a period, such as 2018年起.
  "\\b[A-D]{1,3}[+−](?!\\w)|\\d{4}年起(?!重)|" +
  `(?:前后|(?<!提)前|(?<![最此以])后|[第约近超逾每])?\\d[\\d,.:]*(?:[%‰]|${UNIT}|[十百千万亿多余]+)?(?:以[上下内外]|左右)?|` +
  `${NUMERAL}+分之${NUMERAL}+|第${NUMERAL}+次会议|[几数][十百千万]+${UNIT}|` +
  `[第约近超逾每]?(?:${NUMERAL}{2,}|${NUMERAL}(?=${UNIT}))(?:${UNIT})?半?|第${NUMERAL}`;

/**
 * Returns the source of a pattern that matches any of these words. Longer words come first, because the first
 * alternative of a pattern wins. Without words, the pattern matches nothing.
 */
export function anyOf(words: readonly string[]): string {
  const longestFirst = words.filter(Boolean).toSorted((a, b) => b.length - a.length);
  return longestFirst.map(escapePattern).join("|") || "(?!)";
}

/** Matches what is never divided: names, terms, and numbers with their units. */
export const UNBREAKABLE = new RegExp(
  `${anyOf([...properNames, ...tradeWords])}|${LATIN_NAME}|${NUMBER}`,
  "gu",
);

/** Single characters that belong to the following word. */
export const LEADING = new Set(
  "与和及或在从到把将被由对向为以于让给比是有不未无没再也都还又就才很最更各每该本这那某新旧总副非可所受获占达约超买卖写走用" +
    "已先只仅曾须应需若则却均仍致确助教按另能",
);
const CONJUNCTION = /^[与和及或]/;
/**
 * Single characters that always belong to the word before them: particles and suffixes. Other single characters may be
 * verbs, which belong to a preposition after them.
 */
export const TRAILING = new Set("的了着过们得性化者率型级式里等吗呢吧");

/** Words that always belong to the word before them: 23人之一. */
const TRAILING_WORD = /^之[一内外前后间]$/;

/** Prepositions that may follow a verb of one character. Verb and preposition are then one word: 转到, 挂在, 改为. */
const COMPLEMENT = /^[到在于为给向入成]$/;

/** Matches a word that a line must not end with: an adverb, an auxiliary verb, a preposition or a conjunction. */
export const LEADING_WORD = new RegExp(
  "(?:已经|正在|没有|不会|不再|不能|不得|不宜|还能|还有|可以|能够|必须|应当|需要|首次|专门|如何|怎样|怎么|反而|其实|确实|尚未|尚需|" +
    "截至|关于|对于|由于|根据|按照|以及|或者|例如|因为|其中|至少|至今|重新|共同|超过|低于|高于|只为|列为|成为|放在|以为|不是|只是|就是|原是|还是|到|至|不)$",
  "u",
);

/**
 * A phrase of several words is at most this many ideographs wide, so that it fits on a line of a headline on phones.
 */
const MAX_PHRASE = 8;
/** A short word after a comma, and the words that it is joined to, may even have this width: 全程约1小时40分钟. */
const MAX_START = 9;
/** If a word after a comma is at most this many ideographs wide, it looks lost at the end of a line. */
const MAX_SHORT_START = 2;

/**
 * Matches the place after a particle at the start of a word. Words are split there, because no line may begin with a
 * particle, although some words of the dictionary do. In 了解, 的确 and similar words the first character is no particle,
 * so these words are not split.
 */
const PARTICLE = /(?<=^[的了])(?![解结却断然如不确士])/;

/** Created on first use, because creating a segmenter would take a large part of the start-up time. */
let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  return segmenter.segment(text);
}

/**
 * Divides a text into words. Names, terms and numbers with their units are never divided. The rest of the text is
 * divided by the platform's dictionary.
 */
export function wordsOf(text: string): string[] {
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
    const isCounted = COUNT.test(count) && NAME.test(word) && !LEADING_WORD.test(word);
    if (isCounted && count.length + word.length <= MAX_COUNT) joined[joined.length - 1] += word;
    else joined.push(word);
  }
  return joined;
}

/**
 * Divides a text into its clauses, and each clause into words with their particles and prepositions. Each punctuation
 * mark is a clause by itself.
 */
export function clausesOf(text: string): string[][] {
  return groupsOf(wordsOf(text)).map((words, index) =>
    joinPhrases(attachSingles(joinUnknown(words)), index === 0),
  );
}

function groupsOf(words: string[]): string[][] {
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
  for (const [index, word] of words.entries()) {
    const isSingle = word.length === 1 && HAN.test(word);
    const isVerb =
      COMPLEMENT.test(words[index + 1] ?? "") &&
      !TRAILING.has(word) &&
      !NOUN_AHEAD.test(parts.at(-1) ?? "");
    if (isSingle && (LEADING.has(word) || isVerb || (parts.length === 0 && leading === ""))) {
      leading += word;
    } else if (TRAILING_WORD.test(word) || (isSingle && (leading === "" || TRAILING.has(word)))) {
      // In 做对了 the particle 了 shows that 对 is no preposition here, but completes the verb 做. So both characters belong
      // to the word before them.
      parts.push((parts.pop() ?? "") + leading + word);
      leading = "";
    } else {
      parts.push(leading + word);
      leading = "";
    }
  }
  if (leading !== "") parts.push((parts.pop() ?? "") + leading);
  return parts;
}

/**
 * Joins words that belong together if the phrase is not too wide. A short word at the start of a clause stays with the
 * words after it, except at the start of the text.
 */
function joinPhrases(parts: string[], isFirst: boolean): string[] {
  const joined: string[] = [];
  for (const [index, part] of parts.entries()) {
    const before = joined.at(-1) ?? "";
    const isShortStart = !isFirst && index === 1 && widthOf(before) <= MAX_SHORT_START;
    const isPhrase =
      isShortStart ||
      LEADING_WORD.test(before) ||
      OPEN_COUNT.test(before) ||
      (before.endsWith("的") && isLastOfPhrase(part, parts[index + 1]));
    const most = isShortStart ? MAX_START : MAX_PHRASE;
    if (isPhrase && widthOf(before + part) <= most) joined[joined.length - 1] += part;
    else joined.push(part);
  }
  return joined;
}

/**
 * Whether a noun after 的 is the end of its phrase. It is not the end if it begins a longer term, such as 数据 in 数据中心, or
 * a pair, such as 方法 in 方法与案例.
 */
function isLastOfPhrase(part: string, next = ""): boolean {
  if (LEADING.has(part[0] ?? "") || CONJUNCTION.test(next)) return false;
  return next === "" || LEADING.has(next[0] ?? "");
}

/**
 * The last words of a text or of a clause are joined until together they have at least this width (see
 * {@link widthOf}). No line breaks between joined words.
 */
export const MIN_LAST = 4;

/** Matches characters that count for the width of a line. Spaces and punctuation do not count. */
const COUNTED = /[\p{L}\p{N}%‰+−]/u;

/** Returns the width of a text. An ideograph counts as 1, and a letter or a digit as 0.5. */
export function widthOf(text: string): number {
  return [...text].reduce(
    (width, it) => width + (COUNTED.test(it) ? (HAN.test(it) ? 1 : 0.5) : 0),
    0,
  );
}
