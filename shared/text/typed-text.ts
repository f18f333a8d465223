/** Characters that nobody sees: zero width spaces and joiners, soft hyphens, marks of direction, control characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** All but the marks of Chinese that have a half-width twin: a content service may search for exactly these. */
const NO_CHINESE_MARKS = /[^，；：？！（）～…]+/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/**
 * What a visitor has typed or pasted, for every place that reads a keyword or a number: without invisible
 * characters, and with letters and digits in their usual width (NFKC), which Chinese input methods do not
 * always type.
 */
export function typedText(text: string): string {
  return withoutInvisible(text).replace(NO_CHINESE_MARKS, (part) => part.normalize("NFKC"));
}
