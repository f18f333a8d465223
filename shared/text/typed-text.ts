/**
 * Characters that nobody sees: zero width spaces and joiners, soft hyphens, marks of direction, control characters.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/**
 * Everything except Chinese punctuation that has a half-width twin: a content service may search for exactly that.
 */
const NO_CHINESE_MARKS = /[^，；：？！（）～…]+/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/**
 * What a visitor has typed or pasted, without invisible characters, and with letters and digits in their usual width
 * (NFKC), which Chinese input methods do not always type. Every place that reads a keyword or a number uses it.
 */
export function typedText(text: string): string {
  return withoutInvisible(text).replace(NO_CHINESE_MARKS, (part) => part.normalize("NFKC"));
}
