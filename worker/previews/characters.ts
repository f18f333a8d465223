/** Glyphs that no character stands for; client/art/previews/outlines.py puts them there. */
export const MARK_STEEL = "\uE000";
export const MARK_HEAT = "\uE001";
export const MARK_WHOLE = "\uE002";

/** Stands where the font has no glyph, as in print. */
export const MISSING = "□";

/** The byte order mark counts as white space too, and takes none. */
const WHITE_SPACE = /[^\S\uFEFF]+/g;

/** What has no shape, and pictograms: they would be nothing but gaps. */
const UNSEEN = /[\p{C}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu;
/** Digits, # and * count as pictograms too; so do marks that texts do use. */
const SEEN = /[\x20-\x7E©®™\p{L}\p{N}〰〽]/u;

/** Text as it can be drawn: in single characters, without control characters, white space folded. */
export function drawable(text: string): string {
  const composed = text.normalize("NFC").replace(WHITE_SPACE, " ");
  const seen = composed.replace(UNSEEN, (character) => (SEEN.test(character) ? character : ""));
  return withQuotes(seen.trim());
}

/** Latin quotation marks are narrow, Chinese ones as wide as a character; Unicode has one for both. */
function withQuotes(text: string): string {
  const hasHan = /\p{Script=Han}/u.test(text);
  const narrow = (quote: string) => String.fromCharCode(0xe000 + (quote.charCodeAt(0) & 0xff));
  if (hasHan) return text.replace(/(?<=\p{Script=Latin})’/gu, narrow);
  return text.replace(/[‘’“”]/g, narrow).replaceAll("…", "...");
}

const OPENING = /[（《〈「『【〔〖［｛“‘]/;
const CLOSING = /[，。、；：！？）》〉」』】〕〗］｝”’]/;

/** Chinese marks that stand at the right of their square. */
export function isOpening(character: string | undefined): boolean {
  return character !== undefined && OPENING.test(character);
}

/** Chinese marks that stand at the left of their square. */
export function isClosing(character: string | undefined): boolean {
  return character !== undefined && CLOSING.test(character);
}

/** Never the first of a line. */
export function mayNotBegin(character: string): boolean {
  return isClosing(character) || /[,.;:!?)\]}%‰℃…—～·・－／/ー\uE019\uE01D]/.test(character);
}

/** Never the last of a line. */
export function mayNotEnd(character: string): boolean {
  return isOpening(character) || /[([{＄￥$¥£€№#＃\uE018\uE01C]/.test(character);
}

/** Characters of one square each. */
export function isSquare(character: string | undefined): boolean {
  return (
    character !== undefined &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)
  );
}

/** Letters and digits of narrow scripts. */
export function isNarrow(character: string | undefined): boolean {
  return (
    character !== undefined &&
    /[\p{L}\p{N}%]/u.test(character) &&
    !isSquare(character) &&
    !/[\uFF00-\uFFEF]/.test(character)
  );
}
