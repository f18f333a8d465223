/** Matches the unit or the measure word after a number. */
export const UNIT =
  "[十百千万亿多余]*(?:号楼|个月|个百分点|百分点|小时|分钟|年度|周年|周岁|世纪|季度|星级|公里|毫秒|微秒|像素|毫米|微米|厘米|千米|平方米|立方米|千瓦时|千瓦|兆瓦|" +
  "[家个所股台座年月日天时分秒米吨度期届号条名位项倍架套辆艘人户岁元次起页孔只卷块根支种类级层楼单趟亩点成字题颗炉包封本句张把盏排堂道周键篇步件份地代群批队班车室栋弄幢]" +
  ")";

/** A name of several words in Latin letters within a Chinese text: `PT Samudra Steel`, `LiControl 900`. */
export const LATIN_NAME = "[A-Z][\\w-]*(?: [A-Z\\d][\\w-]*)+";

const FIGURE = "\\d[\\d,.]{0,15}";
const SCALE = "(?:thousand|million|billion|trillion)";
const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const LATIN_UNIT =
  "(?:tonnes?|per ?cent|(?:kilo|centi|milli)?met(?:re|er)s?|hours?|minutes?|(?:milli)?seconds?|days?|weeks?|months?|years?|" +
  "km|mm|cm|m|kg|t|[kM]W|[kMG]Wh|[MGT]B|ms|s|h|°C)";
/**
 * Matches numbers with their units in longer texts. It leaves out the year of a Chinese date, because such a long
 * unbreakable part would leave a gap at the end of a line.
 */
const QUANTITY = new RegExp(
  `\\d{1,2}月\\d{1,2}日|[第约近超逾]?${FIGURE}(?:${UNIT}|[十百千万亿多余]+)|` +
    `(?:RMB|USD|EUR) ${FIGURE}(?: ${SCALE}\\b)?|` +
    `\\d{1,2} ${MONTH}(?: \\d{4})?|\\d{2}:\\d{2}–\\d{2}:\\d{2}|exit \\d+|\\+\\d{2}[\\d ]{6,15}\\d|` +
    `${FIGURE} (?:${SCALE}(?: tonnes)?|${LATIN_UNIT})(?![\\w-])`,
  "gu",
);

const HAN = /\p{Script=Han}/u;
/** Characters that count for the width of the last line. Punctuation does not count. */
const COUNTED = /[\p{L}\p{N}%]/u;
/**
 * The least and the greatest width of the last words that stay together, in Chinese characters. With narrower words
 * the last line would be too short. With wider words the previous line would end in a gap.
 */
const MIN_LAST = 4;
const MAX_LAST = 6;
/** The length in characters below which a text fits on one line. */
const MIN_LENGTH = 9;

/** Matches punctuation with which no line may end, and the beginning of an HTML entity. */
const OPENING = /[“‘（《「『&#]/;
/** Matches characters with which no line may begin: punctuation, particles, and second halves of surrogate pairs. */
const NO_START = /[^\p{L}\p{N}“‘（《「『&]|[的了着过们地得\uDC00-\uDFFF]/u;
/** Matches two characters inside a word, a number or an HTML entity. */
const WITHIN_WORD = /[\w.,-][\w;]/;

/**
 * Returns the ranges of a text in which no line may break: numbers with their units and, where the text ends, its last
 * words. Starts and ends alternate.
 */
export function wholeParts(text: string, isEnd = true): number[] {
  const quantities = [...text.matchAll(QUANTITY)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const last = isEnd ? lastWordsAt(text, quantities) : text.length;
  const parts = quantities.flatMap(({ start, end }) => (end <= last ? [start, end] : []));
  return last < text.length ? [...parts, last, text.length] : parts;
}

/**
 * Returns the offset at which the last words of a Chinese text begin, or the text's length if they cannot be
 * determined.
 */
function lastWordsAt(text: string, quantities: readonly { start: number; end: number }[]): number {
  if (text.length < MIN_LENGTH) return text.length;
  let width = 0;
  let next = quantities.length - 1;
  for (let at = text.length - 1; at > 0 && width <= MAX_LAST; at--) {
    const character = text[at] ?? "";
    if (COUNTED.test(character)) width += HAN.test(character) ? 1 : 0.5;
    while ((quantities[next]?.start ?? -1) >= at) next--;
    const isWithin = (quantities[next]?.end ?? 0) > at;
    if (width < MIN_LAST || isWithin || !mayBegin(text, at)) continue;
    return HAN.test(text.slice(at)) ? at : text.length;
  }
  return text.length;
}

function mayBegin(text: string, at: number): boolean {
  const [before = "", first = ""] = [text[at - 1], text[at]];
  return !NO_START.test(first) && !OPENING.test(before) && !WITHIN_WORD.test(before + first);
}
