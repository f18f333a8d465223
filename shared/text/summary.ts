import { cutText } from "./cut-text.ts";
import { type Decode, stripTags } from "./strip-tags.ts";

/** The length of a summary that is made from a body, in characters. */
const SUMMARY_LENGTH = 120;
/**
 * The lengths for Chinese, whose characters are twice as wide as letters. A first sentence that is longer than `length`
 * is still used as the summary if it has at most `sentence` characters.
 */
const IDEOGRAPHIC = { length: 60, sentence: 90 };

/** Elements that make no sense inside a line of text. */
export const NOT_RUNNING_TEXT = ["table", "h1", "h2", "h3", "h4", "h5", "h6"];

const FIRST_SENTENCE = /^[\s\S]*?[。！？]/;

/** Makes a summary from a body. It is about as wide in Chinese as in English. */
export function summaryOf(html: string, decode?: Decode): string {
  return summaryOfText(plainText(html, SUMMARY_LENGTH, decode));
}

/**
 * Makes a summary from plain text. Only the beginning of the text is used, so the caller may pass a part of the text.
 */
export function summaryOfText(text: string): string {
  const isChinese = /\p{Script=Han}/u.test(text.slice(0, IDEOGRAPHIC.length));
  if (!isChinese) return cutText(text, SUMMARY_LENGTH);
  const [sentence = ""] = FIRST_SENTENCE.exec(text) ?? [];
  const isLong = sentence.length > IDEOGRAPHIC.length && sentence.length <= IDEOGRAPHIC.sentence;
  return isLong ? sentence : cutText(text, IDEOGRAPHIC.length);
}

/** The beginning of a body as plain text, cut by {@link cutText}. */
export function summarise(html: string, length: number): string {
  return cutText(plainText(html, length), length);
}

function plainText(html: string, length: number, decode?: Decode): string {
  return stripTags(html, { omit: NOT_RUNNING_TEXT, stopAfter: length + 1, decode });
}
