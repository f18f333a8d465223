/**
 * Matches invisible characters: zero width spaces and joiners, soft hyphens, marks of writing direction and control
 * characters.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/**
 * Matches the characters whose width may be changed: all except Chinese punctuation. Chinese punctuation keeps its full
 * width, because a content service may search for exactly that punctuation.
 */
const NO_CHINESE_MARKS = /[^，；：？！（）～…]+/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/**
 * Returns a text as a visitor meant it. Invisible characters are removed. Letters and digits get half width (NFKC),
 * because Chinese input methods may type them in full width. All code that reads a keyword or a number uses this
 * function.
 */
export function typedText(text: string): string {
  return withoutInvisible(text).replace(NO_CHINESE_MARKS, (part) => part.normalize("NFKC"));
}
